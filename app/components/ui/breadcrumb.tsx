import { ChevronRight } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFollowLink } from "#app/components/use-follow-link.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";

export type Crumb = { label: string; to?: string };

/** Where the page stands. The last crumb is the page itself; on phones only the last two are shown. */
export function Breadcrumb({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const { t } = useTranslation("shell");
  const follow = useFollowLink();
  if (items.length === 0) return null;
  return (
    <nav aria-label={t("breadcrumbs")} data-slot="breadcrumb" className={cn("min-w-0", className)}>
      <ol className="flex min-w-0 items-center gap-1 text-sm">
        {items.map(({ label, to }, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={`${label} ${to ?? ""}`}
              className={cn(
                "flex min-w-0 items-center gap-1",
                // The way back stays readable; the page's own name stands in its heading once more.
                !last && "sm:shrink-0",
                index < items.length - 2 && "max-sm:hidden",
              )}
            >
              {index > 0 ? (
                <Icon
                  of={ChevronRight}
                  className={cn(
                    "size-3.5 shrink-0 text-muted-foreground",
                    index === items.length - 2 && "max-sm:hidden",
                  )}
                />
              ) : null}
              {to && !last ? (
                <a
                  href={to}
                  onClick={follow}
                  className="truncate rounded-sm text-muted-foreground hover:text-foreground hover:underline"
                >
                  {label}
                </a>
              ) : (
                <span
                  aria-current={last ? "page" : undefined}
                  className={cn("truncate", last ? "font-medium" : "text-muted-foreground")}
                >
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
