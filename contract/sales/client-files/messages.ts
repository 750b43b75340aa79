import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";
import { QuoteMessage } from "#contract/sales/quotes/client-quote.ts";

/** What somebody wrote about a file, as agency and office read it. */
export const FileMessage = QuoteMessage.extend({
  /** The client of the file reads it on the page of the quote. */
  for_client: z.boolean(),
});
export type FileMessage = z.infer<typeof FileMessage>;

/** A piece of what office, agency and client wrote about a file, the newest at the end. */
export const FileThread = z.object({
  messages: z.array(FileMessage),
  /** Where the piece before this one ends: ask again with it as `before`. Null at the beginning of the thread. */
  earlier: Uid.nullable(),
  /** The client holds the link of a quote, on whose page messages to them stand. */
  client_reads: z.boolean(),
});
export type FileThread = z.infer<typeof FileThread>;

const query = z.object({
  /** Only what was written before that message. */
  before: z.string().max(26).optional(),
});
const body = z.object({ body: z.string().trim().min(1).max(4000) });
const tag = "client files";
const agentFile = {
  path: "/api/agent/client-files/{reference}/messages",
  params: z.object({ reference: z.string().max(20) }),
} as const;
const officeFile = {
  path: "/api/office/client-files/{uid}/messages",
  params: z.object({ uid: Uid }),
} as const;

export const showAgentThread = defineEndpoint({
  ...agentFile,
  method: "GET",
  summary: "What office, agency and client wrote about a file",
  tag,
  access: { audience: "agent", permission: "own-files.view" },
  query,
  answer: item(FileThread),
});

export const writeToOffice = defineEndpoint({
  ...agentFile,
  method: "POST",
  summary: "Write to the consultant of a file; its client does not read it",
  tag,
  access: { audience: "agent", permission: "quotes.create" },
  limited: "messages",
  body,
  answer: item(FileMessage),
  status: 201,
});

export const showOfficeThread = defineEndpoint({
  ...officeFile,
  method: "GET",
  summary: "What office, agency and client wrote about a client file",
  tag,
  access: { audience: "office", permission: "client-files.view" },
  query,
  answer: item(FileThread),
});

export const writeToAgency = defineEndpoint({
  ...officeFile,
  method: "POST",
  summary: "Write to the agency of a client file; its client does not read it",
  tag,
  access: { audience: "office", permission: "client-files.edit" },
  limited: "messages",
  body,
  answer: item(FileMessage),
  status: 201,
});

export const fileMessageEndpoints = [
  showAgentThread,
  writeToOffice,
  showOfficeThread,
  writeToAgency,
] as const;
