import { brand } from "#api/db/schema/brand.ts";

/** What stands at the head of a paper about money: whose it is. */
export const letterhead = {
  code: brand.code,
  name: brand.name,
  phone: brand.phone,
  email: brand.email,
  address: brand.address,
  tax_number: brand.taxNumber,
  tax_bps: brand.taxBps,
};
