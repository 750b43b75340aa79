import { DocumentBusyError, DocumentsClosedError } from "./document-errors.ts";
import type { RenderJob, RenderThread } from "./render-thread.ts";

interface Waiting {
  job: RenderJob;
  resolve: (pdf: Uint8Array) => void;
  reject: (reason: unknown) => void;
}

export interface RenderQueue {
  /** Sets a document; rejects with `DocumentBusyError` at once when too many wait. */
  render: (job: RenderJob) => Promise<Uint8Array>;
  /** Takes no more work, finishes what is waiting, then stops the threads. */
  close: () => Promise<void>;
}

/** Hands documents to threads in the order they came; `maxWaiting` counts those not yet begun. */
export function createRenderQueue(threads: RenderThread[], maxWaiting: number): RenderQueue {
  const waiting: Waiting[] = [];
  const idle = [...threads];
  let closing: Promise<void> | undefined;
  let drained = () => {};

  function advance(): void {
    if (idle.length === threads.length && waiting.length === 0) drained();
    if (waiting.length === 0) return;
    const thread = idle.shift();
    if (!thread) return;
    const next = waiting.shift();
    if (!next) return;
    void thread
      .render(next.job)
      .then(next.resolve, next.reject)
      .finally(() => {
        idle.unshift(thread);
        advance();
      });
  }

  function render(job: RenderJob): Promise<Uint8Array> {
    if (closing) return Promise.reject(new DocumentsClosedError());
    if (idle.length === 0 && waiting.length >= maxWaiting) {
      return Promise.reject(new DocumentBusyError(waiting.length));
    }
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      advance();
    });
  }

  async function drain(): Promise<void> {
    await new Promise<void>((resolve) => {
      drained = resolve;
      advance();
    });
    await Promise.all(threads.map((thread) => thread.stop()));
  }

  function close(): Promise<void> {
    closing ??= drain();
    return closing;
  }

  return { render, close };
}
