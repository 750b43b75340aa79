import type { z } from "zod";
import type { PackageWish } from "#app/domain/package-form.ts";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { saveAgentQuote, showAgentQuote } from "#contract/quotes/endpoints.ts";
import { SaveQuote } from "#contract/quotes/save.ts";

type Names = Pick<z.input<typeof SaveQuote>, "package" | "name" | "agent_reference">;

/** Quotes of the agency, as they are made and customised. */
export const agentQuoteService = (api: ApiClient) => ({
  save: ({ optional, ...wish }: PackageWish, names: Names, headers: Record<string, string>) =>
    api.call(saveAgentQuote, {
      headers,
      body: {
        ...names,
        ...wish,
        // The class was chosen from those of the package.
        class: SaveQuote.shape.class.parse(wish.class),
        optional: optional?.split("_") ?? [],
      },
    }),
  get: (reference: string) => api.call(showAgentQuote, { params: { reference } }),
});
