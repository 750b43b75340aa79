import { Search } from "lucide";
import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { isSingleKey } from "#app/lib/single-keys.ts";
import { useRootData } from "#app/lib/use-root-data.ts";

type SearchBoxProps = {
  action: string;
  name?: string;
  /** What can be found: name and placeholder of the field. */
  hint?: string;
};

/**
 * The global search as a plain GET form; Ctrl-K and, in lists without a search of their own, "/" lead to it. On a phone it is a button that
 * opens the search page.
 */
export function SearchBox({ action, name = "q", hint }: SearchBoxProps) {
  const { t } = useTranslation("shell");
  const { singleKeys } = useRootData();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focusOnShortcut = (event: KeyboardEvent) => {
      const wanted =
        event.key === "/"
          ? singleKeys && isSingleKey(event)
          : event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!wanted) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", focusOnShortcut);
    return () => document.removeEventListener("keydown", focusOnShortcut);
  }, [singleKeys]);

  return (
    <Form role="search" action={action} className="relative sm:w-full sm:max-w-88">
      <button
        aria-label={t("search.label")}
        className="grid size-9 cursor-pointer place-items-center rounded-md hover:bg-accent sm:hidden"
      >
        <Icon of={Search} className="size-5" />
      </button>
      <div className="max-sm:hidden">
        <Icon
          of={Search}
          className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <input
          ref={input}
          type="search"
          name={name}
          aria-label={hint ?? t("search.label")}
          aria-keyshortcuts={singleKeys ? "Control+K Meta+K /" : "Control+K Meta+K"}
          placeholder={hint ?? t("search.hint")}
          className={cn(
            "h-9 w-full rounded-md border border-transparent bg-muted ps-8.5 pe-16 text-sm text-ellipsis",
            "placeholder:text-muted-foreground hover:border-input focus-visible:border-ring focus-visible:bg-card",
            "focus-visible:outline-1 focus-visible:outline-offset-0",
          )}
        />
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 rounded-sm border border-border bg-card px-1.5 font-sans text-xs text-muted-foreground"
        >
          Ctrl K
        </kbd>
      </div>
    </Form>
  );
}
