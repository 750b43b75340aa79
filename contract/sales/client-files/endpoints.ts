import { z } from "zod";
import { HistoryQuery } from "#contract/system/audit/entry.ts";
import { FileEntry } from "#contract/system/audit/file-entry.ts";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import {
  AgentFile,
  AgentFileHead,
  AgentFileRow,
  OfficeFile,
  OfficeFileHead,
  OfficeFileRow,
} from "#contract/sales/client-files/client-file.ts";
import { listQuery } from "#contract/list-query.ts";
import { BrandCode, DateOnly, FileStatus, Locale, Uid } from "#contract/primitives.ts";
import { TripPaperQuery } from "#contract/sales/itineraries/itinerary.ts";

const InLanguage = z.object({ locale: Locale.optional() });

/**
 * Of a file. With `part=head` all that stands below the head of its pages comes empty, lists and sums; an API that knows
 * no parts answers with the whole file.
 */
const FilePartQuery = InLanguage.extend({ part: z.enum(["head"]).optional() });

/** Only the files that the account itself looks after, as consultant or as agent. */
const OwnFiles = z.enum(["mine"]);

/** My Files: the five filters of the specification, the status, and `q` for a word of a traveller, the agent or any of them. */
export const AgentFileQuery = listQuery({
  sort: ["travel_date", "reference", "name", "status"],
  filter: {
    q: z.string().max(60),
    reference: z.string().max(20),
    agent_reference: z.string().max(60),
    name: z.string().max(60),
    travel_date_from: DateOnly,
    travel_date_to: DateOnly,
    status: FileStatus,
    whose: OwnFiles,
  },
});

/** `open`: neither over nor closed. `past`: the trip is over. `all`: both, and what was closed before it began. */
export const FileScope = z.enum(["open", "past", "all"]);

/** `overpaid`: more was received for it than it comes to. */
export const FileMoney = z.enum(["overpaid"]);

export const OfficeFileQuery = listQuery({
  sort: ["travel_date", "reference", "name", "status", "agency"],
  filter: {
    q: z.string().max(60),
    reference: z.string().max(20),
    agent_reference: z.string().max(60),
    name: z.string().max(60),
    agency: z.string().max(60),
    consultant: z.string().max(60),
    brand: BrandCode,
    travel_date_from: DateOnly,
    travel_date_to: DateOnly,
    pax: z.coerce.number().int().min(0).max(999),
    status: FileStatus,
    scope: FileScope,
    whose: OwnFiles,
    money: FileMoney,
  },
});

export const listAgentFiles = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files",
  summary: "Quotes and bookings of the agency",
  tag: "client files",
  access: { audience: "agent", permission: "own-files.view" },
  query: AgentFileQuery,
  answer: page(AgentFileRow),
});

const AgentFileKey = z.object({ reference: z.string().max(20) });

export const showAgentFile = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}",
  summary: "One booking or quote of the agency",
  tag: "client files",
  access: { audience: "agent", permission: "own-files.view" },
  params: AgentFileKey,
  query: FilePartQuery,
  answer: item(AgentFile),
});

/** The same call by who asks for the head alone. */
export const showAgentFileHead = { ...showAgentFile, answer: item(AgentFileHead) };

export const downloadAgentItinerary = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/itinerary-document",
  summary: "The published itinerary of a file as PDF, or its vouchers",
  tag: "documents",
  access: { audience: "agent", permission: "documents.download" },
  params: AgentFileKey,
  query: TripPaperQuery,
  answer: { kind: "file", contentType: "application/pdf" },
});

export const downloadAgentConfirmation = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/confirmation-document",
  summary: "A booking with the state of its services as PDF; quotes have none",
  tag: "documents",
  access: { audience: "agent", permission: "documents.download" },
  params: AgentFileKey,
  query: InLanguage,
  answer: { kind: "file", contentType: "application/pdf" },
});

export const listOfficeFiles = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files",
  summary: "Client files of the account's brands",
  tag: "client files",
  access: { audience: "office", permission: "client-files.view" },
  query: OfficeFileQuery,
  answer: page(OfficeFileRow),
});

const OfficeFileKey = z.object({ uid: Uid });

export const showOfficeFile = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}",
  summary: "One client file with days and services",
  tag: "client files",
  access: { audience: "office", permission: "client-files.view" },
  params: OfficeFileKey,
  query: FilePartQuery,
  answer: item(OfficeFile),
});

/** The same call by who asks for the head alone. */
export const showOfficeFileHead = { ...showOfficeFile, answer: item(OfficeFileHead) };

export const showFileHistory = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/history",
  summary: "What happened to a client file and all that belongs to it, and who did it",
  tag: "client files",
  access: { audience: "office", permission: "audit.view" },
  params: OfficeFileKey,
  query: HistoryQuery,
  answer: page(FileEntry),
});

export const downloadOfficeItinerary = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/itinerary-document",
  summary: "The published itinerary of a client file as PDF, or its vouchers",
  tag: "documents",
  access: { audience: "office", permission: "itineraries.view" },
  params: OfficeFileKey,
  query: TripPaperQuery,
  answer: { kind: "file", contentType: "application/pdf" },
});

export const clientFileEndpoints = [
  listAgentFiles,
  showAgentFile,
  downloadAgentConfirmation,
  downloadAgentItinerary,
  listOfficeFiles,
  showOfficeFile,
  showFileHistory,
  downloadOfficeItinerary,
] as const;
