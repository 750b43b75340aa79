import { Plus } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "#app/components/ui/icon.tsx";

const panel =
  "grid w-full grid-cols-2 max-sm:order-2 items-start gap-x-3 gap-y-2.5 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]";

type FilterFoldProps = {
  /** Without it they simply stand there. */
  folds: boolean;
  /** Something in it was refused and is to be corrected. */
  open: boolean;
  /** Stands beside the button. */
  beside: ReactNode;
  onOpen: () => void;
  children: ReactNode;
};

/**
 * The filters of a list that are folded until somebody adds one; no script is needed. They come behind the `<details>`
 * rather than into it, so that what stands beside the button stays on its line.
 */
export function FilterFold({ folds, open, beside, onOpen, children }: FilterFoldProps) {
  const { t } = useTranslation("kit");
  if (!folds) {
    return (
      <>
        {beside}
        <div className={cn(panel, "empty:hidden")}>{children}</div>
      </>
    );
  }
  return (
    <>
      <details data-slot="filter-fold" open={open} onToggle={onOpen} className="peer">
        <summary
          className={buttonVariants({
            size: "sm",
            className: "cursor-pointer list-none border-dashed max-sm:h-9 [&::-webkit-details-marker]:hidden",
          })}
        >
          <Icon of={Plus} />
          {t("filters.add")}
        </summary>
      </details>
      {beside}
      <div
        data-slot="filter-fields"
        className={cn(panel, "rounded-md border border-border bg-card p-3 peer-[:not([open])]:hidden")}
      >
        {children}
      </div>
    </>
  );
}
