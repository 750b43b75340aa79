/** A promise that the test fulfils itself, to hold an answer back as long as it looks at the page. */
export function heldBack(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
