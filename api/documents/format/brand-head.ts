import { phoneLink } from "#api/documents/format/phone-link.ts";
import { paragraphs } from "#api/documents/format/printable-text.ts";
import type { BrandCode } from "#contract/primitives.ts";

type Brand = { code: BrandCode; name: string; phone: string; email: string; address: string };

/** The head of a letter that the brand itself writes, as `templates/letterhead.typ` reads it. */
export function brandHead({ code, name, phone, email, address }: Brand) {
  return {
    code,
    name,
    phone,
    phone_link: phoneLink(phone),
    emergency_phone: phone,
    email,
    address: paragraphs(address),
    sender: null,
  };
}

/** The same of papers that are taken along: whom to call on the way is somebody else than the office. */
export function tripHead(brand: Brand & { emergency_phone: string }) {
  const { emergency_phone: phone } = brand;
  return { ...brandHead(brand), emergency_phone: phone, emergency_link: phoneLink(phone) };
}
