import { useState } from "react";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { CheckAgainButton } from "#app/forms/check-again-button.tsx";
import { ChoiceLabel, Choices, type Choice } from "#app/forms/fields/choice-field.tsx";
import { initialChoices, initialText, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { GroupFrame } from "#app/forms/fields/group-frame.tsx";
import { folded } from "#app/domain/found.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

type SearchedChoiceFieldProps = FieldTexts & {
  field: AppField;
  /** What is searched for; the schema of the form reads it, and nothing else does. */
  search: AppField;
  searchLabel: string;
  choices: readonly Choice[];
  disabled?: boolean;
};

/**
 * Any number of many choices, among which is searched; what was chosen stays in sight whatever is searched for. While
 * scripts are on their way, or without any, a button of the form asks the server, which answers with all that was typed.
 */
export function SearchedChoiceField(props: SearchedChoiceFieldProps) {
  const { field, search, searchLabel, choices, ...frame } = props;
  const { t } = useTranslation("kit");
  const [query, setQuery] = useState(initialText(search) ?? "");
  const wanted = folded(query.trim());
  const fits = ({ value, label }: Choice) => folded(`${label} ${value}`).includes(wanted);
  const chosen = new Set(initialChoices(field));
  return (
    <GroupFrame field={field} {...frame}>
      {/* Enter in another field sends the form, and does not search. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div className="mb-2 flex gap-2">
        <Input
          type="search"
          name={search.name}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
        />
        <CheckAgainButton of={search}>{t("filters.search")}</CheckAgainButton>
      </div>
      <p role="status" className="mb-1.5 text-xs text-muted-foreground empty:hidden">
        {wanted === "" ? null : t("autocomplete.found", { count: choices.filter(fits).length })}
      </p>
      <Choices key={field.key} scrolls={choices.length > 10}>
        {choices.map((choice) => (
          <ChoiceLabel key={choice.value} label={choice.label} hint={choice.hint} outside={!fits(choice)}>
            <Checkbox
              name={field.name}
              value={choice.value}
              defaultChecked={chosen.has(choice.value)}
              aria-invalid={field.errors ? true : undefined}
              className="mt-0.5"
            />
          </ChoiceLabel>
        ))}
      </Choices>
    </GroupFrame>
  );
}
