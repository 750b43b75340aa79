/**
 * Surnames as an attacker would try them, with the share of travellers who bear them: the commonest of each of the
 * markets, taken larger than any is in a mix of them.
 */
export const surnamesByFrequency: readonly [Named, ...Named[]] = [
  { name: "Smith", share: 0.01 },
  { name: "Müller", share: 0.008 },
  { name: "García", share: 0.007 },
  { name: "Jones", share: 0.006 },
  { name: "Schmidt", share: 0.005 },
  { name: "Martin", share: 0.004 },
  { name: "Rossi", share: 0.004 },
  { name: "Williams", share: 0.004 },
  { name: "Wang", share: 0.004 },
  { name: "Brown", share: 0.004 },
];
type Named = { name: string; share: number };

/**
 * Addresses as somebody can hire them: half of them IPv4, the other half IPv6 in prefixes of all widths, from single
 * servers to whole /48.
 */
export function attackerAddresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const no = Math.floor(index / 4);
    if (index % 2 === 0)
      return `198.${18 + Math.floor(index / 512)}.${Math.floor(index / 2) % 256}.${(index * 37) % 256}`;
    // Every second one has a provider of its own; the rest share a /48 between twenty, and a /56 between five.
    if (index % 4 === 1) return `2001:db8:${(no + 0x1000).toString(16)}:1::1`;
    const [customer, site, place] = [Math.floor(no / 20), Math.floor(no / 5) % 4, no % 5];
    return `2001:db8:${customer.toString(16)}:${(site * 256 + place).toString(16)}::1`;
  });
}
