/**
 * What limits count for an address: the address itself, or for IPv6 its /64, which one household or server holds
 * as a whole.
 */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  return plain.includes(":") ? prefixOf(groupsOf(plain), 64) : plain;
}

/** A network that an address belongs to, and how wide it is: one place, a site of several, or a provider's customer. */
export type Network = { name: string; width: "place" | "site" | "customer" };

/**
 * The networks of an address for limits that reach further: IPv4 counts alone. Whoever rents one server often gets a
 * whole /56 or /48 of IPv6, so these are counted besides the /64.
 */
export function networksOf(address: string): Network[] {
  const plain = plainOf(address);
  if (!plain.includes(":")) return [{ name: plain, width: "place" }];
  const groups = groupsOf(plain);
  return [
    { name: prefixOf(groups, 64), width: "place" },
    { name: prefixOf(groups, 56), width: "site" },
    { name: prefixOf(groups, 48), width: "customer" },
  ];
}

/** IPv4 as IPv6 writes it is IPv4: all of it would otherwise share one /64. */
function plainOf(address: string): string {
  return /^(?:0*:)+:?(?:0+:)*ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function groupsOf(address: string): number[] {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0")
    : [];
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16) || 0);
}

function prefixOf(groups: readonly number[], bits: 48 | 56 | 64): string {
  const [one = 0, two = 0, three = 0, four = 0] = groups;
  const fourth = { 48: [], 56: [four & 0xff00], 64: [four] }[bits];
  return `${[one, two, three, ...fourth].map((group) => group.toString(16)).join(":")}::/${bits}`;
}
