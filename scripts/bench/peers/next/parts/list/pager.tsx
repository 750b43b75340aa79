import { ChevronLeft, ChevronRight, type IconNode } from "lucide";
import Link from "next/link";
import { listWindow, pageSteps } from "#app/data-table/page-window.ts";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { withParams } from "#app/lib/query-string.ts";
import type { PageMeta } from "#contract/envelope.ts";
import { buttonLook } from "#scripts/bench/peers/shared/looks.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { Icon } from "../icon.tsx";

const look = `${buttonLook("ghost", "small")} min-w-7 px-1.5! tabular-nums`;
const texts = kit.pagination;

export function Pager({ meta, url }: { meta: PageMeta; url: URL }) {
  const { current_page: current, from, to, total } = meta;
  const last = meta.last_page ?? 1;
  const linkTo = (page: number) => url.pathname + withParams(url.search, { page: page === 1 ? null : page });
  return (
    <nav
      aria-label={texts.label}
      data-slot="pagination"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-3 print:hidden"
    >
      <p className="text-xs text-muted-foreground tabular-nums">{say(texts.range, { from, to, total })}</p>
      {last > 1 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ul className="flex flex-wrap items-center gap-0.5">
            <li>
              <Step
                to={current > 1 ? linkTo(current - 1) : null}
                rel="prev"
                label={texts.previous}
                icon={ChevronLeft}
              />
            </li>
            {pageSteps(current, last, listWindow(last)).map((page, index) => (
              <li key={index}>
                {page === "gap" ? (
                  "…"
                ) : (
                  <Link
                    prefetch={false}
                    aria-label={say(texts.page, { page })}
                    aria-current={page === current ? "page" : undefined}
                    className={`${look} aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text`}
                    href={linkTo(page)}
                  >
                    {page}
                  </Link>
                )}
              </li>
            ))}
            <li>
              <Step
                to={current < last ? linkTo(current + 1) : null}
                rel="next"
                label={texts.next}
                icon={ChevronRight}
              />
            </li>
          </ul>
        </div>
      )}
    </nav>
  );
}

type StepProps = { to: string | null; rel: "prev" | "next"; label: string; icon: IconNode };

function Step({ to, rel, label, icon }: StepProps) {
  if (to === null) {
    return (
      <span className={`${look} pointer-events-none opacity-35`}>
        <Icon of={icon} />
      </span>
    );
  }
  return (
    <Link prefetch={false} rel={rel} aria-label={label} className={look} href={to}>
      <Icon of={icon} />
    </Link>
  );
}
