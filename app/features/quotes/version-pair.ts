/** No quote has a version beyond this. */
const mostVersions = 1_000_000;

/** Which two versions an address asks to compare; the first for what is no number of one. */
export function readVersionPair(params: URLSearchParams): [from: number, to: number] {
  const read = (name: string) => {
    const typed = Math.trunc(Number(params.get(name))) || 1;
    return Math.min(Math.max(typed, 1), mostVersions);
  };
  return [read("from"), read("to")];
}
