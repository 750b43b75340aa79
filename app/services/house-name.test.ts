import { describe, expect, it } from "vitest";
import { createHouseName } from "./house-name.server.ts";
import type { SideCall } from "./http/side-calls.server.ts";

/** The settings of an API that calls its house so, or does not answer; `asked` counts the calls. */
function settingsOf(house: { name: string | null }) {
  const counted = { asked: 0 };
  const sideCall: SideCall = (ask, without) => {
    counted.asked += 1;
    if (house.name === null) return Promise.resolve(without);
    const settings = { general: { company_name: house.name } };
    return ask({ call: () => Promise.resolve(settings as never) });
  };
  return { counted, sideCall };
}

describe("the name of the house", () => {
  it("is asked for once a minute, for each API", async () => {
    let time = 0;
    const house = { name: "Waymark" };
    const { counted, sideCall } = settingsOf(house);
    const houseName = createHouseName(() => time);
    const ask = (apiUrl: string) => houseName({ apiUrl, sideCall, log: () => undefined });
    expect(await ask("http://one")).toBe("Waymark");
    house.name = "Southern Journeys";
    time = 59_999;
    expect(await ask("http://one")).toBe("Waymark");
    expect(counted.asked).toBe(1);
    expect(await ask("http://two")).toBe("Southern Journeys");
    time = 60_000;
    expect(await ask("http://one")).toBe("Southern Journeys");
    expect(counted.asked).toBe(3);
  });

  it("is asked for again after no answer, which the log is told", async () => {
    const house: { name: string | null } = { name: null };
    const { sideCall } = settingsOf(house);
    const lines: string[] = [];
    const houseName = createHouseName();
    const ask = () => houseName({ apiUrl: "http://one", sideCall, log: (line) => lines.push(line) });
    expect(await ask()).toBeUndefined();
    expect(lines).toEqual(["Invalid response!"]);
    house.name = "Waymark";
    expect(await ask()).toBe("Waymark");
  });
});
