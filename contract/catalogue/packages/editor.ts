import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { PackageReference, Transport } from "#contract/catalogue/packages/package.ts";
import { TestSummary } from "#contract/catalogue/packages/test-run.ts";
import { BasisPoints, BrandCode, TranslatedText, Uid } from "#contract/primitives.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";
import { defineResource } from "#contract/resource.ts";

/** `tested` falls back to `draft` when anything that may move a price changes; `published` is what agents see. */
export const PackageStatus = z.enum(["draft", "tested", "published", "retired"]);
export type PackageStatus = z.infer<typeof PackageStatus>;

export const longestPackage = 60;

/** A text with its English at least; up to so many characters in each language. */
export function packageTexts(max: number) {
  const text = z.string().trim().max(max);
  return TranslatedText.extend({
    en: text.min(1),
    de: text.optional(),
    es: text.optional(),
    it: text.optional(),
    fr: text.optional(),
  });
}

const People = z.int().min(1).max(99);

const head = {
  name: packageTexts(120),
  summary: packageTexts(1000),
  transport: Transport,
  tariffs: z.array(OptionClass).min(1),
  months_available: z.array(z.int().min(1).max(12)).min(1),
  min_pax: People,
};

/** A package as the office edits it. Places are codes; `files` have been made from it. */
export const OfficePackage = z.object({
  uid: Uid,
  ref: z.string(),
  brand: BrandCode,
  ...head,
  duration_days: z.int(),
  start_place: z.string(),
  end_place: z.string(),
  max_pax: People.nullable(),
  /** Instead of the mark-ups of the services. */
  markup_override_bps: BasisPoints.nullable(),
  status: PackageStatus,
  last_test: TestSummary.nullable(),
  lock_version: z.int(),
});
export type OfficePackage = z.infer<typeof OfficePackage>;

/**
 * What the form of a package writes. A longer duration adds empty days at the end; a shorter one is refused, because
 * days are taken away where their services are seen.
 */
export const OfficePackageInput = z
  .object({
    ref: PackageReference.transform((ref) => ref.toUpperCase()),
    brand: BrandCode,
    ...head,
    duration_days: z.int().min(1).max(longestPackage),
    start_place: z.string().length(3),
    end_place: z.string().length(3),
    max_pax: People.optional(),
    markup_override_bps: BasisPoints.min(0).max(50_000).optional(),
  })
  .refine(({ min_pax: least, max_pax: most }) => most === undefined || most >= least, {
    path: ["max_pax"],
    error: "validation:paxOrder",
  });
export type OfficePackageInput = z.infer<typeof OfficePackageInput>;

export const OfficePackageQuery = listQuery({
  sort: ["ref", "name", "duration", "status", "tested"],
  filter: {
    q: z.string().max(60),
    status: PackageStatus,
    brand: BrandCode,
    transport: Transport,
    class: OptionClass,
    /** How the newest test came out. */
    test: z.enum(["ok", "problems", "outdated", "none"]),
  },
});

export const packageResource = defineResource({
  path: "/api/office/packages",
  name: "package",
  plural: "office packages",
  permission: {
    view: "quick-quote.view",
    create: "quick-quote.edit",
    edit: "quick-quote.edit",
    remove: "quick-quote.edit",
  },
  item: OfficePackage,
  input: OfficePackageInput,
  query: OfficePackageQuery,
  verbs: ["publish", "retire", "delete"],
});

const key = z.object({ uid: Uid });

export const copyPackage = defineEndpoint({
  method: "POST",
  path: "/api/office/packages/{uid}/copies",
  summary: "Make a draft with all days and services of a package",
  tag: "office packages",
  access: { audience: "office", permission: "quick-quote.edit" },
  params: key,
  answer: item(OfficePackage),
  status: 201,
});

export const movePackage = defineEndpoint({
  method: "POST",
  path: "/api/office/packages/{uid}/transitions",
  summary: "Say that a package has passed its test, or take it up again as a draft",
  tag: "office packages",
  access: { audience: "office", permission: "quick-quote.edit" },
  params: key,
  body: z.object({ verb: z.enum(["approve", "reopen"]), lock_version: z.int().min(1) }),
  answer: item(OfficePackage),
});

export const publishPackage = defineEndpoint({
  method: "POST",
  path: "/api/office/packages/{uid}/publication",
  summary: "Bring a package out to agents, or take it from them",
  tag: "office packages",
  access: { audience: "office", permission: "quick-quote.publish" },
  params: key,
  body: z.object({ verb: z.enum(["publish", "retire"]), lock_version: z.int().min(1) }),
  answer: item(OfficePackage),
});

export const packageEditorEndpoints = [
  ...packageResource.all,
  copyPackage,
  movePackage,
  publishPackage,
] as const;
