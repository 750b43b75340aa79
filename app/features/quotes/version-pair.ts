/** No quote has a version beyond this. */
const mostVersions = 1_000_000;

export type VersionPair = { from?: number; to?: number };

/** Which two versions an address asks to compare; what is no number of one is left to the API, as if nothing was asked. */
export function readVersionPair(params: URLSearchParams): VersionPair {
  const [from, to] = [read(params.get("from")), read(params.get("to"))];
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}

function read(typed: string | null): number | null {
  const no = Math.trunc(Number(typed));
  return no >= 1 ? Math.min(no, mostVersions) : null;
}
