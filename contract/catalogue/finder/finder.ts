import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";

const Named = z.object({ uid: Uid, code: z.string(), name: z.string() });

/**
 * What the words of the office's search name beside client files and people, the best of each kind. A kind that the
 * account may not see is empty.
 */
export const FoundRecords = z.object({
  agencies: z.array(Named),
  suppliers: z.array(Named),
  /** With the supplier, in whose pages a product stands. */
  products: z.array(Named.extend({ supplier: Uid, supplier_name: z.string() })),
  packages: z.array(Named),
});
export type FoundRecords = z.infer<typeof FoundRecords>;

export const findRecords = defineEndpoint({
  method: "GET",
  path: "/api/office/finder",
  summary: "Agencies, suppliers, products and packages that some words name, four of each at most",
  tag: "search",
  access: { audience: "office", permission: "client-files.view" },
  query: z.object({ q: z.string().trim().min(1).max(60) }),
  answer: item(FoundRecords),
});

export const finderEndpoints = [findRecords] as const;
