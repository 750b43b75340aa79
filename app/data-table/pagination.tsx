import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useLocation } from "react-router";
import { useListLinks, type ListLinks } from "#app/data-table/list-links.ts";
import { needsPagination, pageSteps, type PageMeta } from "#app/data-table/page-window.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { cn } from "#app/lib/cn.ts";
import { numberFormatter } from "#contract/formatters.ts";
import { plainRows } from "#contract/list-search-params.ts";

type PaginationProps = {
  meta: PageMeta;
  /** Pages on both sides of the current one; 0 shows all pages. Lists pass `listWindow(meta)`. */
  window?: number;
};

const pageClasses = cn(buttonVariants({ variant: "ghost", size: "sm" }), "min-w-7 px-1.5! tabular-nums");

/** Links to the pages of a list; nothing at all when one page holds everything. */
export function Pagination({ meta, window = 0 }: PaginationProps) {
  const { t, i18n } = useTranslation("kit");
  const { linkTo: ofList } = useListLinks();
  if (!needsPagination(meta)) return null;
  const { current_page: current, last_page: last } = meta;
  const number = numberFormatter(i18n.language);
  const linkTo = (page: number) => ofList(placeOf(page, meta));
  return (
    <nav
      aria-label={t("pagination.label")}
      data-slot="pagination"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-3 print:hidden"
    >
      <p className="text-xs text-muted-foreground tabular-nums">
        {t(meta.total_is_estimate ? "pagination.rangeAbout" : "pagination.range", {
          from: number.format(meta.from ?? 0),
          to: number.format(meta.to ?? 0),
          total: number.format(meta.total),
        })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul className="flex flex-wrap items-center gap-0.5">
          <li>
            <PageStepLink
              to={current > 1 ? linkTo(current - 1) : null}
              rel="prev"
              label={t("pagination.previous")}
            >
              <Icon of={ChevronLeft} />
            </PageStepLink>
          </li>
          {pageSteps(current, last, window).map((step, index) =>
            step === "gap" ? (
              <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted-foreground">
                …
              </li>
            ) : (
              <li key={step}>
                <a
                  {...linkTo(step)}
                  aria-label={t("pagination.page", { page: step })}
                  aria-current={step === current ? "page" : undefined}
                  className={cn(
                    pageClasses,
                    "aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text",
                  )}
                >
                  {number.format(step)}
                </a>
              </li>
            ),
          )}
          <li>
            <PageStepLink
              to={current < last ? linkTo(current + 1) : null}
              rel="next"
              label={t("pagination.next")}
            >
              <Icon of={ChevronRight} />
            </PageStepLink>
          </li>
        </ul>
        {window > 0 ? <PageField key={current} current={current} last={last} /> : null}
      </div>
      {meta.deepest_page === undefined ? null : (
        <p role="alert" className="basis-full text-xs sm:text-end">
          {t("pagination.deepest", { page: number.format(meta.deepest_page) })}
        </p>
      )}
    </nav>
  );
}

/**
 * What the address of a page says. The first ones keep a plain one; further down a page is found from the ends of the one that is
 * shown, and the last of a list that is not counted to its end from there. (A place that is too far away is not followed.)
 */
function placeOf(page: number, { current_page: current, last_page: last, ...meta }: PageMeta): Changes {
  if (page === current) return {};
  const isPlain = page * meta.per_page <= plainRows;
  const fromEnd = page === last && page > current + 1 ? meta.last_before : undefined;
  const before = isPlain ? null : page < current ? meta.prev_before : fromEnd;
  const after = isPlain || before || page < current ? null : meta.next_after;
  return { page: page === 1 ? null : page, after: after ?? null, before: before ?? null };
}

type Changes = Parameters<ListLinks["linkTo"]>[0];

type StepProps = {
  to: ReturnType<ListLinks["linkTo"]> | null;
  rel: "prev" | "next";
  label: string;
  children: ReactNode;
};

/** Previous or next; at the end of the list its place is kept, so that nothing moves under the pointer. */
export function PageStepLink({ to, rel, label, children }: StepProps) {
  if (!to) return <span className={cn(pageClasses, "pointer-events-none opacity-35")}>{children}</span>;
  return (
    <a {...to} rel={rel} aria-label={label} className={pageClasses}>
      {children}
    </a>
  );
}

/** A page by its number, for long lists. The other parameters travel along in hidden inputs. */
function PageField({ current, last }: { current: number; last: number }) {
  const { t } = useTranslation("kit");
  const { search, pathname } = useLocation();
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !["page", "after", "before"].includes(name),
  );
  return (
    <Form action={pathname} preventScrollReset className="flex items-center gap-1.5">
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-1.5 text-xs text-muted-foreground">
        {t("pagination.goTo")}
        <Input
          type="number"
          name="page"
          min={1}
          max={last}
          required
          defaultValue={current}
          className="h-7! w-16! px-2! text-xs sm:text-xs"
        />
      </label>
      <button className={buttonVariants({ size: "sm" })}>{t("pagination.go")}</button>
    </Form>
  );
}
