import { z } from "zod";
import { ProductExtra } from "#contract/catalogue/extras/extras.ts";
import { defineEndpoint, page } from "#contract/endpoint.ts";
import { listQuery, YesNo } from "#contract/list-query.ts";
import { TranslatedText, Uid } from "#contract/primitives.ts";

/** What can or must be taken with one of the products of a supplier; code and product together are one of a kind. */
export const ExtraOfSupplier = ProductExtra.extend({ product: Uid, product_name: TranslatedText });
export type ExtraOfSupplier = z.infer<typeof ExtraOfSupplier>;

export const ExtraOfSupplierQuery = listQuery({
  sort: ["product", "code"],
  filter: {
    /** Name or code of the extra or of its product. */
    q: z.string().max(60),
    active: YesNo,
    compulsory: YesNo,
  },
});

export const listExtrasOfSupplier = defineEndpoint({
  method: "GET",
  path: "/api/office/suppliers/{uid}/extras",
  summary: "What can or must be taken with the products of a supplier, and what it costs",
  tag: "products",
  access: { audience: "office", permission: "rates.view" },
  params: z.object({ uid: Uid }),
  query: ExtraOfSupplierQuery,
  answer: page(ExtraOfSupplier),
});

export const extraOfSupplierEndpoints = [listExtrasOfSupplier] as const;
