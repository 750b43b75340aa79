/** Failures that are no fault of the page: told by the server already, or a visit that was broken off. */
function isExpected(error: unknown) {
  // A route's refusal (404, 403 …) is an object with a status and no error.
  if (!(error instanceof Error)) return true;
  return error.name === "AbortError" || error.message === "Unexpected Server Error";
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
  const handIn = (error: unknown) => {
    if (!isExpected(error)) send(error);
  };
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
