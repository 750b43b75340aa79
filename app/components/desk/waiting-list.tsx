import { Link } from "react-router";
import { DeskSection, NothingHere } from "#app/components/desk/desk-section.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantDay } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { numberFormatter } from "#contract/formatters.ts";
import type { WaitingFile } from "#contract/sales/desks.ts";

type WaitingListProps = {
  files: readonly WaitingFile[];
  /** Whether more wait than are named. */
  more: boolean;
  linkTo: (file: WaitingFile) => string;
  /** Who is responsible is said where it is not the reader alone. */
  names: boolean;
  timeZone: string;
};

/** What the reader's side has to answer or settle, file by file, the longest waiting first. */
export function WaitingList({ files, more, ...rest }: WaitingListProps) {
  const { t } = useTranslation("desk");
  return (
    <DeskSection title={t("waiting")} hero>
      {files.length === 0 ? (
        <NothingHere>{t("waitingEmpty")}</NothingHere>
      ) : (
        <ul data-slot="waiting-list" className="-mx-2 border-t border-border">
          {files.map((file) => (
            <WaitingRow key={file.uid} file={file} {...rest} />
          ))}
        </ul>
      )}
      {more ? <p className="pt-2 text-xs text-muted-foreground">{t("moreWait")}</p> : null}
    </DeskSection>
  );
}

type WaitingRowProps = Pick<WaitingListProps, "linkTo" | "names" | "timeZone"> & { file: WaitingFile };

function WaitingRow({ file, linkTo, names, timeZone }: WaitingRowProps) {
  const { t } = useTranslation("desk");
  const locale = useLocale();
  const number = numberFormatter(locale);
  const responsible = file.responsible_name ?? t("nobody");
  const facts = [file.reference, file.agency_name, ...(names || !file.responsible_name ? [responsible] : [])];
  return (
    <li className="relative grid gap-x-6 gap-y-0.5 border-b border-border px-2 py-2 hover:bg-muted sm:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_11rem] sm:items-baseline">
      <div className="min-w-0">
        <Link
          to={linkTo(file)}
          className="block truncate font-medium after:absolute after:inset-0 hover:underline"
        >
          {file.name}
        </Link>
        <p className="text-xs text-muted-foreground tabular-nums">{facts.join(" · ")}</p>
      </div>
      <ul className="flex flex-wrap gap-x-4 text-pretty">
        {file.asks.map(({ kind, count }) => (
          <li key={kind}>{t(`asks.${kind}`, { count, formatted: number.format(count) })}</li>
        ))}
      </ul>
      <p className="text-xs text-muted-foreground tabular-nums sm:text-end">
        {t("since", { day: formatInstantDay(file.since, timeZone, locale) })}
      </p>
    </li>
  );
}
