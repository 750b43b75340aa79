import { useRef, type ReactNode } from "react";
import { useListKeys } from "#app/data-table/list-keys.ts";
import { numberFormatter } from "#contract/formatters.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Density } from "#contract/system/saved-views.ts";

type ListPageProps = {
  title: string;
  /** Entries in all pages together, after filtering. */
  count?: number;
  /** `count` is about right, not exact. */
  about?: boolean;
  /** How dense the rows of its table stand. */
  density?: Density;
  /** One sentence that has to be read before the entries. */
  intro?: string;
  /** One sentence on what the list is for, where the title does not say it; the table begins before it. */
  note?: string | undefined;
  /** Create button, export link. */
  actions?: ReactNode;
  /** Filters, table, pages, in this order. */
  children: ReactNode;
};

/** The frame that all lists share. */
export function ListPage({ title, count, about, density, intro, note, actions, children }: ListPageProps) {
  const { t, i18n } = useTranslation("kit");
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  return (
    <div ref={list} data-slot="list-page" data-density={density}>
      <header className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2 sm:-mt-3.5 sm:pb-1.5">
        <div className="min-w-0 flex-[1_1_18rem]">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="text-lg">{title}</h1>
            {count === undefined ? null : (
              <p className="text-muted-foreground tabular-nums">
                {t(about ? "list.about" : "list.count", {
                  count,
                  formatted: numberFormatter(i18n.language).format(count),
                })}
              </p>
            )}
          </div>
          {intro ? <p className="mt-1 max-w-[70ch] text-pretty text-muted-foreground">{intro}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>
      </header>
      {children}
      {note ? (
        <p className="mt-3 max-w-[70ch] text-xs text-pretty text-muted-foreground print:hidden">{note}</p>
      ) : null}
    </div>
  );
}
