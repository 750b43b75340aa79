import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { openConnection } from "#app/realtime/connection.ts";
import { afterPaint } from "./after-paint.ts";

/** Shows that a newer version of the itinerary was published, or an alert that touches it came out, where the page has a place for it. */
export function watchItinerary(page: Document): void {
  const place = page.querySelector<HTMLElement>("[data-live-itinerary]");
  const { liveItinerary: uid, liveVersion: shown, liveKey: key, liveHost: host } = place?.dataset ?? {};
  if (!place || !uid || !key) return;
  const watch = async () => {
    // The link's token, by which its holder may listen, is the last part of the page's own address.
    const token = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
    const connection = await openConnection({ key, host: host ?? null }, { token });
    connection.listen(realtimeChannels.itinerary(uid), (event, payload) => {
      if (!hasNews(event, payload, Number(shown))) return;
      void newsSince(shown).then((news) => showNotice(place, news));
    });
  };
  afterPaint(() => {
    watch().catch((error: unknown) => console.warn(`Live updates are not available: ${String(error)}`));
  });
}

/** True for a version that is newer than the one on the page, and for an alert, which the page shows when it is asked for anew. */
export function hasNews(event: string, payload: unknown, shown: number): boolean {
  if (event === "alert.published") return true;
  if (event !== "itinerary.updated") return false;
  if (typeof payload !== "object" || payload === null || !("version" in payload)) return false;
  return typeof payload.version === "number" && payload.version > shown;
}

/** What changed in a line or two, in the language of the page; empty where nobody can say it soon. */
async function newsSince(version = ""): Promise<string> {
  try {
    const path = location.pathname.replace(/\/$/, "");
    const answer = await fetch(`${path}/news?since=${version}`, { signal: AbortSignal.timeout(5000) });
    const isText = answer.headers.get("Content-Type")?.startsWith("text/plain") ?? false;
    return answer.ok && isText ? (await answer.text()).trim() : "";
  } catch {
    return "";
  }
}

/** Shows the notice with what is new, as text: what somebody typed for the trip is never read as markup. */
function showNotice(place: HTMLElement, news: string) {
  const notice = place.querySelector<HTMLElement>(".floating");
  if (!notice) return;
  notice.querySelector("span")?.remove();
  if (news) {
    const told = document.createElement("span");
    told.textContent = news;
    told.style.whiteSpace = "pre-line";
    notice.querySelector("a")?.before(told);
  }
  notice.hidden = false;
}
