import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { DateOnly, ServiceType, Uid } from "#contract/primitives.ts";
import {
  AnswerForSupplier,
  GivenAnswer,
  SupplierRequest,
} from "#contract/sales/supplier-requests/request.ts";
import { SupplierRequestKind, SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";

const Instant = z.iso.datetime({ offset: true });

/** Something that a supplier is to be asked or told about a service of a file, and what became of it. */
export const FileRequest = z.object({
  uid: Uid,
  kind: SupplierRequestKind,
  status: SupplierRequestStatus,
  supplier_name: z.string(),
  service_type: ServiceType,
  name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  qty: z.int(),
  /** Since when it waits. */
  created_at: Instant,
  sent_at: Instant.nullable(),
  due_at: Instant.nullable(),
  overdue: z.boolean(),
  urgent: z.boolean(),
  viewed_at: Instant.nullable(),
  /** How often the supplier was reminded. */
  reminders: z.int(),
  /** Whether somebody of the office can write an answer down now. */
  answerable: z.boolean(),
  /** The service, where its supplier cannot deliver it, or offers another one, and nothing stands in its place yet. */
  to_replace: Uid.nullable(),
  given: GivenAnswer.nullable(),
});
export type FileRequest = z.infer<typeof FileRequest>;

const File = z.object({ uid: Uid });
const OneOfFile = z.object({ uid: Uid, request: Uid });
const tag = "supplier requests";

export const listFileRequests = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/supplier-requests",
  summary: "What suppliers are asked and told about a client file: what waits first, then what was answered",
  tag,
  access: { audience: "office", permission: "client-files.view" },
  params: File,
  answer: item(z.array(FileRequest)),
});

export const sendFileRequests = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/supplier-requests/send",
  summary: "Send to the suppliers what waits for a file, all of it or what is named: all or nothing",
  tag,
  access: { audience: "office", permission: "services.request" },
  params: File,
  /** Without names: everything that waits. */
  body: z.object({ uids: z.array(Uid).min(1).max(200).optional() }),
  answer: item(z.object({ sent: z.int() })),
});

export const showFileRequest = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/supplier-requests/{request}",
  summary: "A request as its supplier reads it",
  tag,
  access: { audience: "office", permission: "client-files.view" },
  params: OneOfFile,
  answer: item(SupplierRequest),
});

export const answerFileRequest = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/supplier-requests/{request}/answer",
  summary: "Write down what a supplier answered by phone or e-mail",
  tag,
  access: { audience: "office", permission: "services.answer-on-behalf" },
  params: OneOfFile,
  body: AnswerForSupplier,
  answer: { kind: "empty" },
  status: 204,
});

export const supplierRequestEndpoints = [
  listFileRequests,
  sendFileRequests,
  showFileRequest,
  answerFileRequest,
] as const;
