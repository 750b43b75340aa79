import { History } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { formatInstant } from "#app/domain/dates.ts";
import { fieldLabel, useValueWords, type FieldWords } from "#app/records/field-words.ts";
import type { AuditEntry, FieldChange } from "#contract/audit/entry.ts";
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

/** Who changed a record, when, and each field from what to what. */
export function HistoryList<Entry extends AuditEntry>({
  history,
  words,
  timeZone,
  actions = {},
  changesOf = ({ changes }) => changes,
}: HistoryListProps<Entry>) {
  const { t } = useTranslation("records");
  const locale = useLocale();
  if (history.data.length === 0) {
    return <EmptyState icon={History} title={t("history.empty")} text={t("history.emptyText")} />;
  }
  return (
    <>
      <ol aria-label={t("history.title")} data-slot="history" className="space-y-3">
        {history.data.map((entry) => (
          <li key={entry.uid} className="rounded-md border border-border bg-card px-4 py-3">
            <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
              <span className="min-w-0 font-medium wrap-anywhere">
                {typeof actions === "function"
                  ? actions(entry)
                  : (actions[entry.action] ?? actionWord(entry.action, t))}
              </span>
              <Actor entry={entry} />
              <time
                dateTime={entry.at}
                className="ms-auto text-xs text-muted-foreground tabular-nums max-sm:w-full"
              >
                {formatInstant(entry.at, timeZone, locale)}
              </time>
            </p>
            {entry.reason ? (
              <p className="mt-1 text-pretty">{t("history.reason", { reason: entry.reason })}</p>
            ) : null}
            {entry.action === "removed" ? null : (
              <Changes
                changes={changesOf(entry)}
                words={typeof words === "function" ? words(entry) : words}
              />
            )}
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

function Changes({ changes, words }: { changes: readonly FieldChange[]; words: FieldWords }) {
  const { t } = useTranslation("records");
  const { say } = useValueWords(words);
  const told = changes.flatMap(perLanguage).map(({ field, before, after }) => ({
    field,
    before: say(field.split(".")[0] ?? field, before),
    after: say(field.split(".")[0] ?? field, after),
  }));
  const order = Object.keys(words.labels);
  const shown = told
    .filter(({ before, after }) => before !== after)
    .toSorted((one, other) => placeIn(order, one.field) - placeIn(order, other.field));
  if (shown.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1 border-t border-border pt-2 sm:grid-cols-[minmax(8rem,12rem)_1fr]">
      {shown.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="wrap-break-word hyphens-auto text-muted-foreground">{fieldLabel(field, words)}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {before ? (
              <>
                <span className="sr-only">{t("history.from")} </span>
                <del className="text-muted-foreground decoration-1">{before}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> {t("history.to")} </span>
              </>
            ) : null}
            {after ? <span>{after}</span> : <span className="text-muted-foreground">{t("empty")}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a field stands among the labels, which are in the order of the form; those without a label come last. */
function placeIn(order: readonly string[], field: string): number {
  const place = order.indexOf(field.split(".")[0] ?? field);
  return place < 0 ? order.length : place;
}

/** A translated text changes language by language. */
function perLanguage(change: FieldChange): FieldChange[] {
  const [before, after] = [textsIn(change.before), textsIn(change.after)];
  if (!before && !after) return [change];
  if ((change.before !== null && !before) || (change.after !== null && !after)) return [change];
  const locales = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return locales.map((locale) => ({
    field: `${change.field}.${locale}`,
    before: before?.[locale] ?? null,
    after: after?.[locale] ?? null,
  }));
}

function textsIn(value: unknown): Record<string, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !("en" in value)) return null;
  return { ...value };
}
