/** Too many documents are waiting already; the caller should answer 503 and let the visitor try again. */
export class DocumentBusyError extends Error {
  override name = "DocumentBusyError";
  constructor(waiting: number) {
    super(`${waiting} documents are waiting already.`);
  }
}

/** The document took longer than its time; its thread has been replaced. */
export class DocumentTimeoutError extends Error {
  override name = "DocumentTimeoutError";
  constructor(template: string, timeoutMs: number) {
    super(`The document ${template} was not finished within ${timeoutMs} ms.`);
  }
}

/** The template, its data or the thread failed. The message is for the log, not for visitors. */
export class DocumentFailedError extends Error {
  override name = "DocumentFailedError";
}

/** `close()` was called before. */
export class DocumentsClosedError extends Error {
  override name = "DocumentsClosedError";
  constructor() {
    super("The documents are closed: the server is stopping.");
  }
}
