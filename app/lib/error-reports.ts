/** Failures that are no fault of the page: told by the server already, or a visit that was broken off. */
function isExpected(error: unknown) {
  // A route's refusal (404, 403 …) is an object with a status and no error.
  if (!(error instanceof Error)) return true;
  return isBrokenOff(error) || error.message === "Unexpected Server Error";
}

/** What was under way was given up on purpose: somebody went on before the answer had come whole. */
function isBrokenOff(error: unknown) {
  return error instanceof Error && error.name === "AbortError";
}

/**
 * Keeps the console clean of answers that nobody waits for any longer. The framework breaks off what it loads when
 * somebody goes on, and leaves the promise of an answer that had begun to arrive to nobody.
 */
export function ignoreWhatWasBrokenOff(): void {
  addEventListener("unhandledrejection", (event) => {
    if (isBrokenOff(event.reason)) event.preventDefault();
  });
}

/** The module that sends; loaded when the page is at rest, and only where errors are reported. */
type Load = () => Promise<{
  startReports: (settings: { dsn: string; release: string; requestId: string }) => (error: unknown) => void;
}>;

/**
 * Watches for errors of this page from the first moment; the reporter itself is loaded later and then gets what
 * happened before. Without the server's word for it nothing is watched and nothing is loaded. Answers how to hand in
 * an error that was caught.
 */
export function watchErrors(load: Load): (error: unknown) => void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="monitoring"]');
  if (!meta) return () => undefined;
  const waiting: unknown[] = [];
  let send = (error: unknown): void => {
    waiting.push(error);
  };
  const handIn = unlessLeft((error) => {
    if (!isExpected(error)) send(error);
  });
  addEventListener("error", (event) => handIn(event.error));
  addEventListener("unhandledrejection", (event) => handIn(event.reason));
  const start = async () => {
    const { startReports } = await load();
    const { release = "", request: requestId = "" } = meta.dataset;
    send = startReports({ dsn: meta.content, release, requestId });
    waiting.splice(0).forEach(send);
  };
  // A reporter that cannot be loaded is no reason to disturb anybody.
  const quietly = () => void start().catch(() => undefined);
  if (document.readyState === "complete") quietly();
  else addEventListener("load", quietly, { once: true });
  return handIn;
}

/** A page that is still there so long after it was asked to go has stayed: what the link led to was a download. */
const leavingMs = 10_000;

/**
 * Hands on what happens in a page, but nothing of one that is being left: what it was still loading is broken off, and
 * WebKit and Firefox call that errors of the page, from the moment it is asked to go until it is gone.
 */
function unlessLeft(handOn: (error: unknown) => void): (error: unknown) => void {
  let held: unknown[] | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stays = () => {
    const errors = held ?? [];
    held = undefined;
    errors.forEach(handOn);
  };
  addEventListener("beforeunload", () => {
    held ??= [];
    clearTimeout(leaving);
    leaving = setTimeout(stays, leavingMs);
  });
  addEventListener("pagehide", () => {
    held = [];
    clearTimeout(leaving);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) held = undefined;
  });
  return (error) => {
    if (held) held.push(error);
    else handOn(error);
  };
}
