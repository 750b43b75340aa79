import { Users } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFreshFile } from "#app/components/realtime/use-fresh-file.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { usePresence } from "#app/realtime/use-presence.ts";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import type { OfficeFileHead } from "#contract/sales/client-files/client-file.ts";

type AlsoHereProps = {
  file: OfficeFileHead;
  /** The reader, who is not told about themselves. */
  reader: string;
};

/** Who else of the office has this client file open. It also keeps the page fresh when somebody saves the file. */
export function AlsoHere({ file, reader }: AlsoHereProps) {
  const { t, i18n } = useTranslation("notifications");
  useFreshFile(file);
  const people = usePresence(realtimeChannels.clientFileReaders(file.uid), reader);
  const shown = people.slice(0, 3).map(({ name }) => name);
  const more = people.length - shown.length;
  const names = new Intl.ListFormat(i18n.language).format(
    more > 0 ? [...shown, t("presence.more", { count: more })] : shown,
  );
  return (
    <p role="status" aria-live="polite" className="text-sm text-muted-foreground print:hidden">
      {people.length > 0 ? (
        <span className="inline-flex items-center gap-1.5 rounded-full bg-primary-soft px-2.5 py-0.5 text-xs font-medium text-primary-text">
          <Icon of={Users} className="size-3.5 shrink-0" />
          {t("presence.also", { count: people.length, names })}
        </span>
      ) : null}
    </p>
  );
}
