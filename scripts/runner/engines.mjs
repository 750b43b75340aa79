/** The journeys in three engines: no part of `npm test`, since they take minutes and two more browsers. */
export function engineStep(inputs, run) {
  return {
    id: "engines",
    title: "Journeys in three engines",
    folders: ["tests/engines"],
    inputs,
    byDay: true,
    byName: true,
    alone: true,
    needs: ["build"],
    requires: ["chromium", "firefox", "webkit", "xvfb"],
    run,
  };
}
