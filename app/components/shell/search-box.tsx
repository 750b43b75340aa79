import { Search } from "lucide";
import type { PointerEvent, RefObject } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { useRootData } from "#app/lib/use-root-data.ts";

type SearchBoxProps = {
  action: string;
  input: RefObject<HTMLInputElement | null>;
  /** With scripts a press on the field asks for the palette instead. */
  onAsked: () => void;
};

/**
 * The global search as a plain GET form; what is sent, not only typed, opens the file of that reference. On a phone it
 * is a button that opens the search page.
 */
export function SearchBox({ action, input, onAsked }: SearchBoxProps) {
  const { t } = useTranslation("shell");
  const { singleKeys } = useRootData();
  const askInstead = (event: PointerEvent) => {
    event.preventDefault();
    onAsked();
  };
  return (
    <Form role="search" action={action} className="relative sm:w-full sm:max-w-88">
      <input type="hidden" name="open" value="1" />
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
          name="q"
          aria-label={t("search.hint")}
          aria-keyshortcuts={singleKeys ? "Control+K Meta+K /" : "Control+K Meta+K"}
          placeholder={t("search.hint")}
          onPointerDown={askInstead}
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
