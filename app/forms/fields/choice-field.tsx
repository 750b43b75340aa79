import type { ReactNode } from "react";
import { initialChoices, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { GroupFrame } from "#app/forms/fields/group-frame.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Radio } from "#app/components/ui/radio.tsx";
import { cn } from "#app/lib/cn.ts";

export type Choice = { value: string; label: string; hint?: string };

type ChoiceFieldProps = FieldTexts & {
  field: AppField;
  choices: readonly Choice[];
  disabled?: boolean;
  /** Choices beside each other where there is room; for short ones. */
  inline?: boolean;
};

/** One of a few choices, all of which are seen at once. */
export function RadioField(props: ChoiceFieldProps) {
  const { field, choices, inline, ...frame } = props;
  const [chosen] = initialChoices(field);
  return (
    <GroupFrame field={field} role="radiogroup" {...frame}>
      <Choices key={field.key} inline={inline}>
        {choices.map(({ value, label, hint }) => (
          <ChoiceLabel key={value} label={label} hint={hint}>
            <Radio name={field.name} value={value} defaultChecked={value === chosen} className="mt-0.5" />
          </ChoiceLabel>
        ))}
      </Choices>
    </GroupFrame>
  );
}

/** Any number of choices. The form sends one entry for each; the schema reads them as a list. */
export function MultiSelectField(props: ChoiceFieldProps) {
  const { field, choices, inline, ...frame } = props;
  const chosen = new Set(initialChoices(field));
  // Where nobody could tell the choices, those that were made must not be lost with the form.
  const offered =
    choices.length > 0 ? choices : [...chosen].map((value): Choice => ({ value, label: value }));
  return (
    <GroupFrame field={field} {...frame}>
      <Choices key={field.key} inline={inline} scrolls={offered.length > 10 && !inline}>
        {offered.map(({ value, label, hint }) => (
          <ChoiceLabel key={value} label={label} hint={hint}>
            <Checkbox
              name={field.name}
              value={value}
              defaultChecked={chosen.has(value)}
              aria-invalid={field.errors ? true : undefined}
              className="mt-0.5"
            />
          </ChoiceLabel>
        ))}
      </Choices>
    </GroupFrame>
  );
}

type ChoicesProps = { inline?: boolean | undefined; scrolls?: boolean; children: ReactNode };

/** The choices of a field below or beside each other. */
export function Choices({ inline, scrolls, children }: ChoicesProps) {
  return (
    <div
      className={cn(
        "flex gap-x-5 gap-y-0.5",
        inline ? "flex-wrap" : "flex-col",
        scrolls && "max-h-56 overflow-y-auto rounded-md border border-input bg-card px-3 py-1.5",
      )}
    >
      {children}
    </div>
  );
}

type ChoiceLabelProps = {
  label: string;
  hint?: string | undefined;
  /** Not among what is searched for: seen only where it is chosen. */
  outside?: boolean;
  children: ReactNode;
};

/** A box to tick with its name. */
export function ChoiceLabel({ label, hint, outside = false, children }: ChoiceLabelProps) {
  return (
    <label
      // The box stands beside the first line, also where a long name takes two.
      className={cn(
        "flex min-h-7 cursor-pointer items-start gap-2.5 py-1 has-disabled:cursor-not-allowed has-disabled:text-muted-foreground",
        outside && "not-has-checked:hidden",
      )}
    >
      {children}
      <span>
        {label}
        {hint ? <span className="block text-xs text-muted-foreground">{hint}</span> : null}
      </span>
    </label>
  );
}
