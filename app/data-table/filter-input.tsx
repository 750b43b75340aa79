import { useId } from "react";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { filterParam, filterValue, type FilterField } from "#app/data-table/filter-fields.ts";
import { Searching } from "#app/data-table/searching.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

const widths = {
  search: "w-full sm:w-auto sm:max-w-64 sm:grow sm:basis-48",
  text: "w-[calc(50%-0.375rem)] sm:w-auto sm:max-w-44 sm:grow sm:basis-30",
  date: "w-[calc(50%-0.375rem)] sm:w-36",
  select: "w-[calc(50%-0.375rem)] sm:w-auto sm:max-w-48 sm:grow sm:basis-36",
};

type FilterInputProps = {
  field: FilterField;
  search: string;
  /** Why its value cannot be read. */
  problem: string | undefined;
};

/** One filter of a list with its label and, below it, what is wrong with its value. */
export function FilterInput({ field, search, problem }: FilterInputProps) {
  const id = useId();
  const value = filterValue(new URLSearchParams(search), field.name);
  const errorId = `${id}-error`;
  const facts = {
    id,
    name: filterParam(field.name),
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? errorId : undefined,
  };
  return (
    <div className={widths[field.kind]}>
      <label htmlFor={id} className="mb-1 block truncate text-xs font-medium text-muted-foreground">
        {field.label}
      </label>
      {field.kind === "select" ? (
        <ChoiceInput field={field} value={value} facts={facts} />
      ) : (
        <div className="relative">
          <Input {...facts} type={problem ? "text" : field.kind} defaultValue={value} />
          {field.kind === "search" ? <Searching name={facts.name} /> : null}
        </div>
      )}
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
