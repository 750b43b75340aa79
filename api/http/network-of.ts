/**
 * What limits count for an address: the address itself, or for IPv6 its /64, which one household or server holds
 * as a whole.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0")
    : [];
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}
