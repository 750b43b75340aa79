import { shownPhone } from "#api/domain/phones.ts";
import type { ClientContact } from "#contract/sales/quotes/client-contact.ts";

/** How a client is reached, as people read it: the database has the number as E.164. */
export function shownContact(contact: ClientContact | null): ClientContact | null {
  return contact && { ...contact, phone: contact.phone && shownPhone(contact.phone) };
}
