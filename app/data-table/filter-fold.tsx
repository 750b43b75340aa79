import { SlidersHorizontal } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { numberFormatter } from "#contract/formatters.ts";

type FilterFoldProps = {
  /** How many of the folded filters are set. */
  set: number;
  /** Few filters need no fold. */
  folds: boolean;
  children: ReactNode;
};

/**
 * Filters that a phone keeps folded until they are asked for; everywhere else they simply stand there. They come
 * behind the `<details>` rather than into it, where only the newest browsers let a style sheet open them.
 */
export function FilterFold({ set, folds, children }: FilterFoldProps) {
  const { t, i18n } = useTranslation("kit");
  if (!folds) return children;
  const formatted = numberFormatter(i18n.language).format(set);
  return (
    <>
      <details data-slot="filter-fold" className="peer open:w-full sm:hidden">
        <summary
          className={buttonVariants({
            className: "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
          })}
        >
          <Icon of={SlidersHorizontal} />
          {set > 0 ? t("filters.folded", { formatted }) : t("filters.title")}
        </summary>
      </details>
      <div className="contents max-sm:peer-[:not([open])]:hidden">{children}</div>
    </>
  );
}
