import { Check } from "lucide";
import { useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ComboboxState } from "#app/forms/fields/use-combobox.ts";
import { cn } from "#app/lib/cn.ts";

/** The list under a combobox, and the word about it for who cannot see it. */
export function SuggestionList({ id, label, box }: { id: string; label: string; box: ComboboxState }) {
  const { t } = useTranslation("kit");
  const { open, options, active, searching } = box;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const nothing = searching ? t("autocomplete.searching") : t("autocomplete.nothing");
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        hidden={!open || options.length === 0}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-72 overflow-y-auto rounded-md border border-border bg-popover p-1 text-popover-foreground shadow-float"
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are pressed in the input, which keeps the focus (aria-activedescendant).
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            data-active={index === active ? "" : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => box.choose(option)}
            className={cn(
              "flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1.5 text-sm hover:bg-accent",
              index === active && "bg-accent",
            )}
          >
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            {option.detail ? (
              <span className="truncate text-xs text-muted-foreground">{option.detail}</span>
            ) : null}
            <Icon
              of={Check}
              className={cn(
                "size-4 shrink-0",
                option.value === box.value ? "text-primary-text" : "opacity-0",
              )}
            />
          </div>
        ))}
      </div>
      {open && options.length === 0 ? (
        <p className="absolute inset-x-0 top-full z-40 mt-1 rounded-md border border-border bg-popover px-3.5 py-2 text-sm text-muted-foreground shadow-float">
          {nothing}
        </p>
      ) : null}
      <span role="status" className="sr-only">
        {open ? (options.length > 0 ? t("autocomplete.found", { count: options.length }) : nothing) : null}
      </span>
    </>
  );
}
