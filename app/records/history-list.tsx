import { History } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { formatInstant } from "#app/domain/dates.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import { HistoryChanges } from "#app/records/history-changes.tsx";
import { groupsOf } from "#app/records/history-groups.ts";
import type { AuditEntry, FieldChange } from "#contract/system/audit/entry.ts";
import type { Page } from "#contract/envelope.ts";

type HistoryListProps<Entry extends AuditEntry> = {
  history: Page<Entry>;
  /** Of all entries alike, or of each its own where they tell of several kinds of records. */
  words: FieldWords | ((entry: Entry) => FieldWords);
  /** IANA zone of the reader's office, in which the times are said. */
  timeZone: string;
  /** Words for verbs of the record's own: `published`; or what each entry tells as a sentence. */
  actions?: Readonly<Record<string, string>> | ((entry: Entry) => string);
  /** The changes that are shown, where they are not those of the entry. */
  changesOf?: (entry: Entry) => readonly FieldChange[];
};

/** Who changed a record, when, and each field from what to what; what was done at once stands together. */
export function HistoryList<Entry extends AuditEntry>({
  history,
  words,
  timeZone,
  actions = {},
  changesOf = ({ changes }) => changes,
}: HistoryListProps<Entry>) {
  const { t } = useTranslation("records");
  const locale = useLocale();
  const said = (entry: Entry) =>
    typeof actions === "function" ? actions(entry) : (actions[entry.action] ?? actionWord(entry.action, t));
  const shownOf = (entry: Entry) => (entry.action === "removed" ? [] : changesOf(entry));
  const wordsOf = (entry: Entry) => (typeof words === "function" ? words(entry) : words);
  if (history.data.length === 0) {
    return <EmptyState icon={History} title={t("history.empty")} text={t("history.emptyText")} />;
  }
  return (
    <>
      <ol aria-label={t("history.title")} data-slot="history" className="space-y-3">
        {groupsOf(history.data).map(({ head, rest }) => (
          <li key={head.uid} className="rounded-md border border-border bg-card px-4 py-3">
            <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
              <span className="min-w-0 font-medium wrap-anywhere">{said(head)}</span>
              <Actor entry={head} />
              <time
                dateTime={head.at}
                className="ms-auto text-xs text-muted-foreground tabular-nums max-sm:w-full"
              >
                {formatInstant(head.at, timeZone, locale)}
              </time>
            </p>
            <Reason entry={head} />
            <HistoryChanges
              changes={shownOf(head)}
              words={wordsOf(head)}
              className="mt-2 border-t border-border pt-2 sm:grid-cols-[minmax(8rem,12rem)_1fr]"
            />
            {rest.length > 0 ? (
              <ul className="mt-2 divide-y divide-border border-t border-border">
                {rest.map((entry) => (
                  <li key={entry.uid} className="grid gap-x-6 gap-y-1 py-2 last:pb-0 sm:grid-cols-2">
                    <div>
                      <span className="wrap-anywhere">{said(entry)}</span>
                      <Reason entry={entry} />
                    </div>
                    <HistoryChanges
                      changes={shownOf(entry)}
                      words={wordsOf(entry)}
                      className="content-start"
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
      <ListPages meta={history.meta} />
    </>
  );
}

const knownActions = ["created", "changed", "removed", "moved"] as const;

function actionWord(action: string, t: ReturnType<typeof useTranslation<"records">>["t"]): string {
  const known = knownActions.find((one) => one === action);
  return known ? t(`history.actions.${known}`) : action;
}

function Actor({ entry: { actor } }: { entry: AuditEntry }) {
  const { t } = useTranslation("records");
  return <span className="text-muted-foreground">{actor.name ?? t(`history.actors.${actor.audience}`)}</span>;
}

function Reason({ entry: { reason } }: { entry: AuditEntry }) {
  const { t } = useTranslation("records");
  return reason ? <p className="mt-1 text-pretty">{t("history.reason", { reason })}</p> : null;
}
