import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { projectPath } from "#api/disk/project-folder.ts";
import { DocumentBusyError } from "./engine/document-errors.ts";
import { createDocumentCache } from "./engine/document-cache.ts";
import { loadEngineFiles, type EngineFiles } from "./engine/engine-files.ts";
import { createRenderQueue } from "./engine/render-queue.ts";
import { createRenderThread } from "./engine/render-thread.ts";
import { printableText } from "./format/printable-text.ts";
import { confirmationData, type ConfirmationDocument } from "./confirmation/confirmation-data.ts";
import { quoteData, type QuoteDocument } from "./quote/quote-data.ts";
import { invoiceData, type InvoiceDocument } from "./invoice/invoice-data.ts";
import { accountData, type AccountPaper } from "./account/account-data.ts";
import { itineraryData } from "./itinerary/itinerary-data.ts";
import { vouchersData, type VouchersDocument } from "./vouchers/vouchers-data.ts";

interface DocumentsOptions {
  /** Folder of worker and templates; the repository's `api/documents` by default. */
  baseDir?: string;
  /** Loads what a thread starts with; from `baseDir` by default. */
  loadFiles?: (baseDir: string) => Promise<EngineFiles>;
  /** Documents set at the same time, each in a thread of its own. */
  threads?: number;
  /** Documents that may wait for a thread before further ones are refused. */
  maxWaiting?: number;
  /** Documents that may wait or be under way for one visitor; further ones are refused. */
  maxPerVisitor?: number;
  /** Bytes of finished documents that are kept for whoever asks for the same again. */
  keptBytes?: number;
  /** Time for one document, starting the thread included. */
  timeoutMs?: number;
  /** Memory of the typesetter above which its thread is replaced (it never frees what it has set). */
  memoryLimitBytes?: number;
  /** Time without work after which all memory is given back. */
  idleMs?: number;
}

/** The same content gives the same bytes. */
export interface DocumentMaker {
  /** The itinerary as a tagged PDF in its own language. */
  itineraryPdf: (itinerary: Itinerary) => Promise<Uint8Array>;
  /** The vouchers of a published trip as a tagged PDF in the language of its travellers and in English. */
  vouchersPdf: (trip: VouchersDocument) => Promise<Uint8Array>;
  /** A version of a quote as a tagged PDF in its own language. */
  quotePdf: (quote: QuoteDocument) => Promise<Uint8Array>;
  /** A booking with the state of its services as a tagged PDF in its own language. */
  confirmationPdf: (confirmation: ConfirmationDocument) => Promise<Uint8Array>;
  /** An issued invoice or credit note as a tagged PDF in its own language. */
  invoicePdf: (invoice: InvoiceDocument) => Promise<Uint8Array>;
  /** A statement of an account or a receipt as a tagged PDF in its own language. */
  accountPdf: (account: AccountPaper) => Promise<Uint8Array>;
}

export interface Documents {
  /** Makes documents for one visitor, who is named so that nobody alone fills the queue. */
  of: (visitor: string) => DocumentMaker;
  /** `ok`, or how the last document ended. The next one gets a new thread. */
  state: () => string;
  /** Refuses new documents, finishes those under way, frees the threads. */
  close: () => Promise<void>;
}

const megabyte = 1024 * 1024;

/**
 * The maker of all PDF documents. Nothing is loaded before the first one is asked for. Rejects with
 * `DocumentBusyError`, `DocumentTimeoutError`, `DocumentFailedError` or `DocumentsClosedError`.
 */
export function createDocuments(options: DocumentsOptions = {}): Documents {
  const { threads = 1, maxWaiting = 20, timeoutMs = 20_000, idleMs = 300_000 } = options;
  const { memoryLimitBytes = 96 * megabyte, maxPerVisitor = 2, keptBytes = 16 * megabyte } = options;

  let files: Promise<EngineFiles> | undefined;
  // The compiled typesetter takes more than 100 MB: it is given back when nobody wants documents.
  const forgetFiles = () => {
    files = undefined;
  };
  const filesOnce = () => {
    files ??= (options.loadFiles ?? loadEngineFiles)(
      options.baseDir ?? projectPath("api", "documents"),
    ).catch((error: unknown) => {
      forgetFiles();
      throw error;
    });
    return files;
  };

  const queue = createRenderQueue(
    Array.from({ length: threads }, () =>
      createRenderThread({ files: filesOnce, timeoutMs, memoryLimitBytes, idleMs, onIdle: forgetFiles }),
    ),
    maxWaiting,
  );

  let state = "ok";
  const typeset = async (template: string, data: string) => {
    try {
      const pdf = await queue.render({ template, data });
      state = "ok";
      return pdf;
    } catch (error) {
      state = error instanceof DocumentBusyError ? "busy" : "the last document failed";
      throw error;
    }
  };
  const cache = createDocumentCache(keptBytes);
  const inTurn = turnsPerVisitor(maxPerVisitor);
  const render = (visitor: string, template: string, content: unknown) => {
    const data = templateData(content);
    return cache.get(`${template}\n${data}`, () => inTurn(visitor, () => typeset(template, data)));
  };

  return {
    of: (visitor) => ({
      itineraryPdf: (itinerary) => render(visitor, "itinerary", itineraryData(itinerary)),
      vouchersPdf: (trip) => render(visitor, "vouchers", vouchersData(trip)),
      quotePdf: (quote) => render(visitor, "quote", quoteData(quote)),
      confirmationPdf: (confirmation) => render(visitor, "confirmation", confirmationData(confirmation)),
      invoicePdf: (invoice) => render(visitor, "invoice", invoiceData(invoice)),
      accountPdf: (account) => render(visitor, "account", accountData(account)),
    }),
    state: () => state,
    close: () => queue.close(),
  };
}

/** Lets a visitor have so many documents made at a time; one more is refused with `DocumentBusyError`. */
function turnsPerVisitor(max: number) {
  const open = new Map<string, number>();
  return async (visitor: string, make: () => Promise<Uint8Array>) => {
    const mine = open.get(visitor) ?? 0;
    if (mine >= max) throw new DocumentBusyError(mine);
    open.set(visitor, mine + 1);
    try {
      return await make();
    } finally {
      const left = (open.get(visitor) ?? 1) - 1;
      if (left > 0) open.set(visitor, left);
      else open.delete(visitor);
    }
  };
}

/** Data as the typesetter reads it, every text in it fit to be printed; drawings are no text. */
function templateData(data: unknown): string {
  return JSON.stringify(data, (key, value: unknown) =>
    typeof value === "string" && key !== "svg" ? printableText(value) : value,
  );
}
