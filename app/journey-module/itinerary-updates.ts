import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { openConnection } from "#app/realtime/connection.ts";

/** Shows that a newer version of the itinerary was published, where the page has a place for it. */
export function watchItinerary(page: Document): void {
  const place = page.querySelector<HTMLElement>("[data-live-itinerary]");
  const { liveItinerary: uid, liveVersion: shown, liveKey: key, liveHost: host } = place?.dataset ?? {};
  if (!place || !uid || !key) return;
  const watch = async () => {
    // The link's token, by which its holder may listen, is the last part of the page's own address.
    const token = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
    const connection = await openConnection({ key, host: host ?? null }, { token });
    connection.listen(realtimeChannels.itinerary(uid), (event, payload) => {
      if (event === "itinerary.updated" && isNewer(payload, Number(shown))) showNotice(place);
    });
  };
  afterPaint(() => {
    watch().catch((error: unknown) => console.warn(`Live updates are not available: ${String(error)}`));
  });
}

/** True when the version that was published is not the one on the page. */
export function isNewer(payload: unknown, shown: number): boolean {
  if (typeof payload !== "object" || payload === null || !("version" in payload)) return false;
  return typeof payload.version === "number" && payload.version > shown;
}

function showNotice(place: HTMLElement) {
  const notice = place.querySelector<HTMLElement>("[hidden]");
  if (notice) notice.hidden = false;
}

/** When the page stands and the browser has nothing more urgent to do. */
function afterPaint(work: () => void) {
  const soon = () =>
    // Safari has no idle callbacks.
    typeof requestIdleCallback === "function" ? requestIdleCallback(work) : setTimeout(work, 500);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
}
