import type { Formats } from "#app/domain/typed-values.ts";
import { travellerFormats } from "#app/routes/agent/quick-quote/customise/detail-rules.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/** What each form of details is filled with, by the `intent` that it sends. */
export const draftContent = {
  references: ({ name, agent_reference, remarks }: QuoteDraft) => ({ name, agent_reference, remarks }),
  contact: ({ client_contact: kept }: QuoteDraft) => ({
    client_name: kept?.name,
    client_email: kept?.email,
    client_phone: kept?.phone,
    client_address: kept?.address,
    client_country: kept?.country,
  }),
  travellers: ({ travellers }: QuoteDraft) => ({
    travellers: travellers.map(({ seq, title, first_name, last_name, age, date_of_birth: born }) => ({
      seq,
      title,
      first_name,
      last_name,
      date_of_birth: born,
      age: born === null ? age : null,
    })),
  }),
};
export type DetailIntent = keyof typeof draftContent;

export const isDetailIntent = (text: unknown): text is DetailIntent =>
  typeof text === "string" && Object.hasOwn(draftContent, text);

/** How what a form is filled with is typed. */
export const draftFormats: Record<DetailIntent, Formats> = {
  references: {},
  contact: {},
  travellers: travellerFormats,
};
