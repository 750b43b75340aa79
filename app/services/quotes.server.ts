import type { z } from "zod";
import type { PackageWish } from "#app/domain/package-form.ts";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { checkAvailability } from "#contract/sales/bookings/availability.ts";
import type { AddService, ChangeQuote, ChangeService, MoveQuote } from "#contract/sales/quotes/changes.ts";
import {
  addQuoteService,
  changeQuote,
  changeQuoteService,
  copyQuote,
  createCustomQuote,
  createQuote,
  listReplacements,
  moveQuote,
  priceCopy,
  repriceQuote,
  showQuoteDraft,
} from "#contract/sales/quotes/endpoints.ts";
import { SaveQuote, type CopyQuote, type CreateCustomQuote } from "#contract/sales/quotes/save.ts";

type Names = Pick<z.input<typeof SaveQuote>, "package" | "name" | "agent_reference">;

/** Quotes of the agency, as they are made and customised. */
export const agentQuoteService = (api: ApiClient) => ({
  save: ({ optional, ...wish }: PackageWish, names: Names, headers: Record<string, string>) =>
    api.call(createQuote, {
      headers,
      body: {
        ...names,
        ...wish,
        // The class was chosen from those of the package.
        class: SaveQuote.shape.class.parse(wish.class),
        optional: optional?.split("_") ?? [],
      },
    }),
  create: (body: z.input<typeof CreateCustomQuote>, headers: Record<string, string>) =>
    api.call(createCustomQuote, { body, headers }),
  copyPrice: (reference: string, query: { travel_date?: string; rooms?: string; terms?: "today" | "own" }) =>
    api.call(priceCopy, { params: { reference }, query }),
  copy: (reference: string, body: z.input<typeof CopyQuote>, headers: Record<string, string>) =>
    api.call(copyQuote, { params: { reference }, body, headers }),
  get: (reference: string) => api.call(showQuoteDraft, { params: { reference } }),
  replacements: (reference: string, line: string) =>
    api.call(listReplacements, { params: { reference, line } }),
  add: (reference: string, body: z.input<typeof AddService>) =>
    api.call(addQuoteService, { params: { reference }, body }),
  changeLine: (reference: string, line: string, body: z.input<typeof ChangeService>) =>
    api.call(changeQuoteService, { params: { reference, line }, body }),
  change: (reference: string, body: z.input<typeof ChangeQuote>) =>
    api.call(changeQuote, { params: { reference }, body }),
  move: (reference: string, body: z.input<typeof MoveQuote>) =>
    api.call(moveQuote, { params: { reference }, body }),
  checkAvailability: (reference: string) => api.call(checkAvailability, { params: { reference } }),
  reprice: (reference: string, lock_version: number) =>
    api.call(repriceQuote, { params: { reference }, body: { lock_version } }),
});
