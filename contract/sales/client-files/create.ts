import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { PackageReference, Transport } from "#contract/catalogue/packages/package.ts";
import { RoomsText } from "#contract/catalogue/products/rooms-text.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";
import { BrandCode, DateOnly, Locale, Uid } from "#contract/primitives.ts";
import { AgentReference, BookingName, SavedQuote } from "#contract/sales/quotes/save.ts";

/** How a file begins: with nothing but its days, with a package, or with what stands in another file. */
export const fileBeginnings = ["empty", "package", "copy"] as const;
export type FileBeginning = (typeof fileBeginnings)[number];

const common = {
  /** Public name of the agency that buys. */
  agency: Uid,
  /** Public name of its agent who looks after the file; without one those who see all of the agency's files do. */
  agent: Uid.nullish().transform((uid) => uid || null),
  name: BookingName,
  agent_reference: AgentReference,
  travel_date: DateOnly,
  rooms: RoomsText,
  /** In which language the agency and its client read the file. */
  locale: Locale,
};

export const NewClientFile = z.discriminatedUnion("begin", [
  z.object({
    begin: z.literal("empty"),
    ...common,
    duration_days: z.coerce.number().int().min(1).max(60),
    /** Code of the place where the trip begins; its country decides the brand. */
    start_place: z.string().length(3),
    transport: Transport.default("any"),
    class: OptionClass.optional(),
  }),
  z.object({ begin: z.literal("package"), ...common, package: PackageReference, class: OptionClass }),
  /** `copy_of`: public name of the file; its services come along, its states and what suppliers said do not. */
  z.object({ begin: z.literal("copy"), ...common, copy_of: Uid }),
]);
export type NewClientFile = z.output<typeof NewClientFile>;

const Named = z.object({ uid: Uid, name: z.string() });

/** What a new file of an agency can be made of. */
export const NewFileChoices = z.object({
  agency: Named.extend({ locale: Locale }),
  agents: z.array(Named),
  /** The packages that it can buy. */
  packages: z.array(
    z.object({
      ref: z.string(),
      name: z.string(),
      brand: BrandCode,
      duration_days: z.int(),
      tariffs: z.array(OptionClass),
    }),
  ),
  /** The file that is copied. */
  copy: z
    .object({
      uid: Uid,
      reference: z.string(),
      name: z.string(),
      travel_date: DateOnly,
      rooms_text: z.string(),
      locale: Locale,
      agent: Uid.nullable(),
    })
    .nullable(),
});
export type NewFileChoices = z.infer<typeof NewFileChoices>;

const access = { audience: "office", permission: "client-files.create" } as const;
const tag = "client files";

export const listFileAgencies = defineEndpoint({
  method: "GET",
  path: "/api/office/file-agencies",
  summary: "Agencies that a new client file can be made for, by name",
  tag,
  access,
  query: z.object({
    q: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(20),
  }),
  answer: item(z.array(Named)),
});

export const showNewFileChoices = defineEndpoint({
  method: "GET",
  path: "/api/office/new-client-file",
  summary:
    "Agents and packages of an agency for which a client file is to be made, and the file to be copied",
  tag,
  access,
  /** Of a copy without an agency the agency is that of the file. */
  query: z.object({ agency: Uid.optional(), copy: Uid.optional(), locale: Locale.optional() }),
  answer: item(NewFileChoices),
});

export const createClientFile = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files",
  summary: "Make a client file for an agency: empty, from a package, or as a copy of another",
  tag,
  access,
  limited: "quotes",
  body: NewClientFile,
  answer: item(SavedQuote.extend({ uid: Uid })),
  status: 201,
});

export const newFileEndpoints = [listFileAgencies, showNewFileChoices, createClientFile] as const;
