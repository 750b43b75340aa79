/** The page of one trip, not the screen that looks for one. */
export function isPageOfTrip(path: string): boolean {
  return /^\/travel-app\/[\w-]+$/.test(path);
}

const folders = ["/build/", "/places/", "/uploads/", "/icons/"];

/** Whether an address, without its host, is of something that a trip's page consists of, or of its calendar file. */
export function isPart(address: string, path: string): boolean {
  if (address.startsWith(`${path}/calendar.ics`) || address.startsWith(`${path}/app.webmanifest`))
    return true;
  return folders.some((folder) => address.startsWith(folder)) || address === "/favicon.svg";
}

/** The only part that changes under its address. */
export function isCalendar(address: string): boolean {
  return /\/calendar\.ics(\?|$)/.test(address);
}
