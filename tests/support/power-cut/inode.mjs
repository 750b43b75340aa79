/** Numbers of inodes are given anew; with the time of birth they are not. */
export function keyOf({ ino, birthtimeNs }) {
  return `${ino}:${birthtimeNs}`;
}
