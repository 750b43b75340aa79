import { Search, X } from "lucide";
import { useRef, type ComponentProps, type KeyboardEvent } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { SuggestionList } from "#app/forms/fields/suggestion-list.tsx";
import { useCombobox } from "#app/forms/fields/use-combobox.ts";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { Input } from "#app/components/ui/input.tsx";

type ComboboxProps = Pick<
  ComponentProps<"input">,
  "aria-describedby" | "aria-invalid" | "aria-required" | "placeholder" | "disabled"
> & {
  id: string;
  name: string;
  label: string;
  chosen: Suggestion | null;
  options: readonly Suggestion[];
  source: string | undefined;
};

/**
 * The combobox of the ARIA practices with a list that follows the typing. The value travels in a hidden input; text
 * that stands for no option gives way to the last choice when the field is left.
 */
export function Combobox({ id, name, label, chosen, options, source, ...rest }: ComboboxProps) {
  const { t } = useTranslation("kit");
  const text = useRef<HTMLInputElement>(null);
  const kept = useRef<HTMLInputElement>(null);
  const box = useCombobox({ chosen, options, source, text, kept });
  const listId = `${id}-list`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (box.press(event.key)) event.preventDefault();
  };
  return (
    <div className="relative" onBlur={box.leave}>
      <input ref={kept} type="hidden" name={name} value={box.value} />
      <Icon
        of={Search}
        className="pointer-events-none absolute start-2.5 top-2.5 size-4 text-muted-foreground"
      />
      <Input
        ref={text}
        id={id}
        role="combobox"
        aria-expanded={box.open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.open && box.active >= 0 ? `${listId}-${box.active}` : undefined}
        value={box.words}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => box.type(target.value)}
        onClick={box.show}
        onKeyDown={onKeyDown}
        className="ps-8.5 pe-9"
        {...rest}
        placeholder={rest.placeholder ?? t("autocomplete.placeholder")}
      />
      {box.value === "" || rest.disabled ? null : (
        <button
          type="button"
          aria-label={t("autocomplete.clear", { label })}
          onClick={box.clear}
          className="absolute end-1 top-1 grid size-7 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
        >
          <Icon of={X} className="size-4" />
        </button>
      )}
      <SuggestionList id={listId} label={label} box={box} />
    </div>
  );
}
