/** The page of one trip, not the screen that looks for one. */
export function isPageOfTrip(path: string): boolean {
  return /^\/travel-app\/[\w-]+$/.test(path);
}

const folders = ["/build/", "/places/", "/uploads/", "/icons/"];

/** What lies below the address of a trip: its calendar, its papers, what it is called on a home screen. */
const own = ["calendar.ics", "papers/", "app.webmanifest"];

/** Whether an address, without its host, is of something that a trip's page consists of, or of its calendar file. */
export function isPart(address: string, path: string): boolean {
  if (own.some((name) => address.startsWith(`${path}/${name}`))) return true;
  return folders.some((folder) => address.startsWith(folder)) || address === "/favicon.svg";
}

/** The only part that changes under its address. */
export function isCalendar(address: string): boolean {
  return /\/calendar\.ics(\?|$)/.test(address);
}

/** A PDF of the trip. Its address names the version, so it is fetched once; it is made when it is asked for. */
export function isPaper(address: string): boolean {
  return /\/papers\/\w+\.pdf(\?|$)/.test(address);
}
