/*
 * Makes the folder ready: dependencies as locked and, with --build, a build that matches the sources.
 * Runs before anything is installed, so only node's own modules may be imported, and the imports below the
 * version check are dynamic: an old Node then reports its version and not a syntax error.
 */
import "./node-version.mjs";

import("./setup/ready.mjs")
  .then(function (ready) {
    return ready.makeReady({ build: process.argv.includes("--build") });
  })
  .catch(function (error) {
    process.stderr.write("\n" + (error.expected ? error.message : error.stack) + "\n");
    process.exitCode = 1;
  });
