/** What a browser says of itself, as far as people know it by name. */
export type Device = { browser: string | null; system: string | null };

// Most browsers name others as well, so the one that names the most comes first.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bEdgiOS\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
  [/^curl\//, "curl"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Browser and system by name; null for what cannot be told. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? "").slice(0, 400);
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}

/** The first half of an address: it tells the network apart and not the connection. */
export function shortAddress(address: string | null): string | null {
  if (!address || address === "unknown") return null;
  if (!address.includes(":")) return address.split(".").slice(0, 2).concat("x", "x").join(".");
  const groups = address.split(":").filter((group) => group !== "");
  return `${groups.slice(0, 2).join(":")}:x`;
}
