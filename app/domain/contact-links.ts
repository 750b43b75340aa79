/**
 * Link that shows a position on a map, on every device: phones open the map that they have for it, everything else a
 * page of it. Nothing is asked before somebody follows it; a `geo:` link, which names no company, is known to neither
 * iPhones nor desktops. The form is that of Maps URLs, version 1, which needs no key.
 */
export function mapHref(lat: number, lng: number): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}`;
}

/** Link that calls a number as people write it; only what can be dialled stays. */
export function telHref(phone: string): string {
  const international = phone.trim().startsWith("+");
  return `tel:${international ? "+" : ""}${phone.replace(/\D/g, "")}`;
}
