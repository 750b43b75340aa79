/* Builds for production, whether or not the present build is up to date. Its output is shown as it comes. */
import "./node-version.mjs";

import("./setup/ready.mjs")
  .then(function (ready) {
    return ready.rebuild();
  })
  .catch(function (error) {
    process.stderr.write("\n" + (error.expected ? error.message : error.stack) + "\n");
    process.exitCode = 1;
  });
