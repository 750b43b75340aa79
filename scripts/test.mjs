/*
 * Every check and every test of the repository; `npm test -- --only api` narrows it to a step or a group.
 * Works on a fresh clone. The last line is "N passed, N failed".
 */
import "./node-version.mjs";

import("./setup/ready.mjs")
  .then(function (ready) {
    return ready.makeReady();
  })
  .then(function () {
    return import("./runner/command.mjs");
  })
  .then(function (command) {
    return command.runCommand(process.argv.slice(2));
  })
  .catch(function (error) {
    process.stderr.write("\n" + (error.expected ? error.message : error.stack) + "\n");
    process.stdout.write("0 passed, 1 failed\n");
    process.exitCode = 1;
  });
