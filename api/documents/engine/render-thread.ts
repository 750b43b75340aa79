import { Worker } from "node:worker_threads";
import { DocumentFailedError, DocumentTimeoutError } from "./document-errors.ts";
import type { EngineFiles } from "./engine-files.ts";

export interface RenderJob {
  /** Name of a file in `templates/`, without `.typ`. */
  template: string;
  /** JSON. */
  data: string;
}

export interface RenderThreadOptions {
  files: () => Promise<EngineFiles>;
  timeoutMs: number;
  /** The typesetter keeps what it has set and cannot be told to forget; above this its thread is replaced. */
  memoryLimitBytes: number;
  /** A thread unused for so long is stopped and gives its memory back. */
  idleMs: number;
  onIdle: () => void;
}

interface WorkerAnswer {
  ready?: true;
  pdf?: Uint8Array;
  memoryBytes?: number;
  error?: string;
}

export interface RenderThread {
  /** Sets one document; one at a time. Starts the thread if there is none. */
  render: (job: RenderJob) => Promise<Uint8Array>;
  stop: () => Promise<void>;
}

/** One thread that sets documents: started when needed, replaced after a time-out, a crash or much memory. */
export function createRenderThread(options: RenderThreadOptions): RenderThread {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  async function running(): Promise<Worker> {
    if (worker) return worker;
    const { workerFile, ...workerData } = await options.files();
    worker = new Worker(workerFile, { workerData });
    worker.unref();
    // A thread that dies while idle must not end the process; the next job starts another.
    const started = worker;
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    started.on("error", forget);
    started.on("exit", forget);
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idleTimer);
    const stopping = worker;
    worker = undefined;
    await stopping?.terminate();
  }

  function rest(): void {
    options.onIdle();
    void stop();
  }

  async function render(job: RenderJob): Promise<Uint8Array> {
    clearTimeout(idleTimer);
    const thread = await running();
    // Keeps the process alive until the document is done.
    thread.ref();
    try {
      const { pdf, memoryBytes } = await answerOf(thread, job, options.timeoutMs);
      if (memoryBytes > options.memoryLimitBytes) await stop();
      return pdf;
    } catch (error) {
      // After a failure inside the typesetter its memory cannot be trusted.
      await stop();
      throw error;
    } finally {
      thread.unref();
      idleTimer = setTimeout(rest, options.idleMs).unref();
    }
  }

  return { render, stop };
}

function answerOf(thread: Worker, job: RenderJob, timeoutMs: number) {
  return new Promise<{ pdf: Uint8Array; memoryBytes: number }>((resolve, reject) => {
    const timer = setTimeout(() => {
      settle(() => reject(new DocumentTimeoutError(job.template, timeoutMs)));
    }, timeoutMs);
    const onMessage = ({ ready, pdf, memoryBytes = 0, error = "no document" }: WorkerAnswer) => {
      if (ready) return;
      settle(() => (pdf ? resolve({ pdf, memoryBytes }) : reject(new DocumentFailedError(error))));
    };
    const onError = (error: unknown) => {
      settle(() => reject(new DocumentFailedError("The document thread broke.", { cause: error })));
    };
    const onExit = (code: number) => {
      settle(() => reject(new DocumentFailedError(`The document thread ended with code ${code}.`)));
    };
    function settle(finish: () => void) {
      clearTimeout(timer);
      thread.off("message", onMessage).off("error", onError).off("exit", onExit);
      finish();
    }
    thread.on("message", onMessage).on("error", onError).on("exit", onExit);
    thread.postMessage(job);
  });
}
