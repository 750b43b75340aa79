import { lazy, useId } from "react";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { filterParam, filterValue, type FilterField } from "#app/data-table/filter-fields.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { DateInput } from "#app/forms/fields/date-input.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type FilterInputProps = {
  field: FilterField;
  search: string;
  /** Why its value cannot be read. */
  problem: string | undefined;
  /** It is in sight, so that what only a script can do is worth fetching. */
  opened: boolean;
};

/** Fetched when somebody opens the filters: most readers of a list do without. */
const DatePicker = lazy(async () => ({
  default: (await import("#app/forms/fields/date-picker.tsx")).DatePicker,
}));

/** One filter of a list with its label and, below it, what is wrong with its value. */
export function FilterInput({ field, search, problem, opened }: FilterInputProps) {
  const id = useId();
  const locale = useLocale();
  const { kind, label } = field;
  const value = filterValue(new URLSearchParams(search), field.name);
  const errorId = `${id}-error`;
  const facts = {
    id,
    name: filterParam(field.name),
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? errorId : undefined,
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block truncate text-xs font-medium text-muted-foreground">
        {label}
      </label>
      {kind === "select" ? <ChoiceInput field={field} value={value} facts={facts} /> : null}
      {kind === "date" ? (
        <DateInput
          {...facts}
          label={label}
          picker={opened ? DatePicker : null}
          defaultValue={writeTypedDate(value, locale)}
        />
      ) : null}
      {kind === "text" ? <Input {...facts} defaultValue={value} /> : null}
      {problem ? (
        <p id={errorId} className="mt-1 text-xs wrap-anywhere text-destructive-text">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

type ChoiceInputProps = { field: FilterField; value: string; facts: { id: string; name: string } };

/** A value that is none of the choices stands among them all the same: the list is narrowed by it. */
function ChoiceInput({ field: { options = [], all }, value, facts }: ChoiceInputProps) {
  const { t } = useTranslation("kit");
  const foreign = value !== "" && options.every((option) => option.value !== value);
  return (
    <Select {...facts} defaultValue={value}>
      <option value="">{all ?? t("select.all")}</option>
      {foreign ? <option value={value}>{value}</option> : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
