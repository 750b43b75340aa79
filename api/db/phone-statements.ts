const columns = {
  brand: ["phone", "emergency_phone"],
  agency: ["phone"],
  supplier: ["phone", "emergency_phone"],
  agency_contact: ["phone"],
  supplier_contact: ["phone"],
  user: ["phone"],
  pax: ["phone"],
  product_option: ["phone"],
  service_line: ["phone"],
} as const;

/** Numbers that say their country and are not E.164 yet. */
const grouped = String.raw`~ '^\s*\+[0-9][-0-9\s()./]*[^0-9][-0-9\s()./]*$'`;
const dialled = (text: string) =>
  String.raw`'+' || regexp_replace(replace(${text}, '(0)', ''), '\D', '', 'g')`;

/**
 * Brings telephone numbers into the form in which they are kept, E.164, where they say their country; the others stay as
 * they were written, and are brought into form when somebody saves them. Done once, it finds nothing to do.
 */
export const phoneStatements: readonly string[] = [
  ...Object.entries(columns).flatMap(([table, names]) =>
    names.map((name) => `update "${table}" set ${name} = ${dialled(name)} where ${name} ${grouped};`),
  ),
  `update client_file set client_contact =
      jsonb_set(client_contact, '{phone}', to_jsonb(${dialled("client_contact ->> 'phone'")}))
    where client_contact ->> 'phone' ${grouped};`,
];
