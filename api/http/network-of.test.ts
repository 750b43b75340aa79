import { expect, test } from "vitest";
import { networkOf, networksOf } from "#api/http/network-of.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["0:0:0:0:0:FFFF:203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
])("limits count %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["203.0.113.7", ["203.0.113.7"]],
  ["2001:db8:1:a2b3:4::5", ["2001:db8:1:a2b3::/64", "2001:db8:1:a200::/56", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["unknown", ["unknown"]],
])("limits that reach further count %s as %j", (address, networks) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks);
});
