import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Choice, ChoiceGroup } from "#app/components/palette/choices.ts";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";

type ChoiceListProps = {
  id: string;
  label: string;
  groups: readonly ChoiceGroup[];
  /** The place of the chosen one, counted through all groups and their ways to more. */
  active: number;
  /** What is said where nothing fits. */
  nothing: string;
  count: number;
  onChosen: () => void;
};

/** The list under the palette's field; keys are pressed in the field, which keeps the focus. */
export function ChoiceList({ id, label, groups, active, nothing, count, onChosen }: ChoiceListProps) {
  const { t } = useTranslation("search");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  let place = 0;
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        className="max-h-[60dvh] overflow-y-auto overscroll-contain p-1.5"
      >
        {groups.map(({ kind, choices, more }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="not-first:mt-2">
            <p id={`${id}-${kind}`} className="px-2.5 py-1 text-xs font-medium text-muted-foreground">
              {t(`groups.${kind}`)}
            </p>
            {[...choices, ...(more ? [{ to: more, title: t("more"), text: "" }] : [])].map((choice) => {
              const at = place++;
              return (
                <Option
                  key={choice.to + choice.title}
                  id={`${id}-${at}`}
                  choice={choice}
                  selected={at === active}
                  onChosen={onChosen}
                />
              );
            })}
          </div>
        ))}
      </div>
      {nothing ? <p className="px-4 pb-4 text-sm text-muted-foreground">{nothing}</p> : null}
      <span role="status" className="sr-only">
        {nothing || t("found", { count })}
      </span>
    </>
  );
}

type OptionProps = { id: string; choice: Choice; selected: boolean; onChosen: () => void };

function Option({ id, choice: { to, title, text, status, key }, selected, onChosen }: OptionProps) {
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChosen}
      className={cn(
        "flex min-h-9 items-center gap-3 rounded-sm px-2.5 py-1.5 text-sm hover:bg-accent",
        selected && "bg-accent",
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title}</span>
        {text ? <span className="block truncate text-xs text-muted-foreground">{text}</span> : null}
      </span>
      {status ? <StatusBadge machine="file" code={status} /> : null}
      {key ? <Kbd keys={["g", key]} /> : null}
    </Link>
  );
}

/** Keys as they stand on the keyboard. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className="flex shrink-0 gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-sm border border-input bg-muted px-1.5 py-0.5 text-center font-sans text-xs"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
