import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { cn } from "#app/lib/cn.ts";

/**
 * The global search as a plain GET form; a command palette may take over its input when JavaScript runs. On a
 * phone it is a button that opens the search page.
 */
export function SearchBox({ action, name = "q" }: { action: string; name?: string }) {
  const { t } = useTranslation("shell");
  return (
    <Form role="search" action={action} className="relative sm:w-full sm:max-w-88">
      <button
        aria-label={t("search.label")}
        className="grid size-9 cursor-pointer place-items-center rounded-md hover:bg-accent sm:hidden"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      <div className="max-sm:hidden">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <input
          type="search"
          name={name}
          aria-label={t("search.label")}
          placeholder={t("search.hint")}
          className={cn(
            "h-9 w-full rounded-md border border-transparent bg-muted ps-8.5 pe-9 text-sm text-ellipsis",
            "placeholder:text-muted-foreground hover:border-input focus-visible:border-ring focus-visible:bg-card",
            "focus-visible:outline-1 focus-visible:outline-offset-0",
          )}
        />
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 rounded-sm border border-border bg-card px-1.5 font-sans text-xs text-muted-foreground"
        >
          /
        </kbd>
      </div>
    </Form>
  );
}
