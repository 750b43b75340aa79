/* What needs neither a database nor a browser: format, types, lint, boundaries, dead code, unit tests. */
import "./node-version.mjs";

import("./setup/ready.mjs")
  .then(function (ready) {
    return ready.makeReady();
  })
  .then(function () {
    return Promise.all([import("./runner/command.mjs"), import("./steps.mjs")]);
  })
  .then(function ([command, steps]) {
    return command.runCommand(process.argv.slice(2), steps.checkIds);
  })
  .catch(function (error) {
    process.stderr.write("\n" + (error.expected ? error.message : error.stack) + "\n");
    process.exitCode = 1;
  });
