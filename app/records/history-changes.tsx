import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import { fieldLabel, useValueWords, type FieldWords } from "#app/records/field-words.ts";
import type { FieldChange } from "#contract/system/audit/entry.ts";

type ChangesProps = {
  changes: readonly FieldChange[];
  words: FieldWords;
  className: string;
};

/** Each field from what to what, in the order of the form. */
export function HistoryChanges({ changes, words, className }: ChangesProps) {
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
    <dl className={cn("grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1", className)}>
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
