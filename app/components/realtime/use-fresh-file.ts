import { useRevalidator } from "react-router";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { haveLinesMoved, isSaved } from "#app/realtime/file-news.ts";
import { useChannel } from "#app/realtime/use-live.ts";
import type {
  AgentFile,
  AgentFileHead,
  OfficeFile,
  OfficeFileHead,
} from "#contract/sales/client-files/client-file.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/**
 * Reads the page anew when somebody saved the client file that it shows, or its services stand otherwise. A page that
 * has the head alone does not know how they stood.
 */
export function useFreshFile(file: AgentFile | OfficeFile | AgentFileHead | OfficeFileHead): void {
  const { revalidate } = useRevalidator();
  useChannel(realtimeChannels.clientFile(file.uid), (event, payload) => {
    const lines = "days" in file ? file.days.flatMap(({ services }) => services) : null;
    const shown = { lock_version: file.lock_version, lines };
    if (isSaved(event, payload, shown) || haveLinesMoved(event, payload, shown)) void revalidate();
  });
}

/**
 * Reads a page that works on a quote anew when its services stand otherwise. That somebody else saved the quote is
 * said when the page is saved, beside what was typed.
 */
export function useFreshLines({ uid, lock_version, days }: QuoteDraft): void {
  const { revalidate } = useRevalidator();
  useChannel(realtimeChannels.clientFile(uid), (event, payload) => {
    const shown = { lock_version, lines: days.flatMap(({ lines }) => lines) };
    if (haveLinesMoved(event, payload, shown)) void revalidate();
  });
}
