/*
 * Stops with a clear sentence on a Node that cannot run this product. Imported before anything else, so it is
 * written without any syntax newer than module imports: an old Node must be able to read it.
 */
var wanted = [20, 19];
var found = process.versions.node.split(".").map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  process.stderr.write(
    "Waymark needs Node " +
      wanted.join(".") +
      " or newer; this is v" +
      process.versions.node +
      ". Install a current Node (https://nodejs.org) and run the command again.\n",
  );
  process.exit(1);
}
