/** Link that opens the device's own map at a place; no map company is asked. */
export function geoHref(lat: number, lng: number, name: string): string {
  const position = `${String(lat)},${String(lng)}`;
  return `geo:${position}?q=${position}(${encodeURIComponent(name).replace(/[()]/g, "")})`;
}

/** Link that calls a number as people write it; only what can be dialled stays. */
export function telHref(phone: string): string {
  const international = phone.trim().startsWith("+");
  return `tel:${international ? "+" : ""}${phone.replace(/\D/g, "")}`;
}
