import { Search } from "lucide";
import { useState, type FormEvent } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useLocation, useNavigate } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ServiceTypePicker } from "#app/components/ui/service-type.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import type { SearchProblem, TypedSearch } from "#app/domain/product-search.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { writeMessage } from "#app/forms/message.ts";
import { RoomRows } from "#app/features/product-search/room-rows.tsx";
import { SearchTimes } from "#app/features/product-search/search-times.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";
import { serviceGroups } from "#contract/catalogue/products/service-groups.ts";

type SearchPanelProps = {
  typed: TypedSearch;
  /** What is wrong, by field; nothing before somebody searched. */
  problems: Record<string, SearchProblem>;
  places: readonly Suggestion[];
  /** Route that suggests places while somebody types. */
  placeSource: string;
  /** A search is under way. */
  pending: boolean;
};

/**
 * Place, service, date and party as a GET form: every search has an address, and none needs a script. What it asks of
 * the time follows the chosen service by the stylesheet.
 */
export function SearchPanel({ typed, problems, places, placeSource, pending }: SearchPanelProps) {
  const { t } = useTranslation(["productSearch", "validation", "navigation"]);
  const locale = useLocale();
  const { pathname } = useLocation();
  const submit = useCleanSubmit();
  const version = useFormVersion();
  const fieldOf = (name: string, text: string): AppField => ({
    name,
    key: `${version} ${name}${name.startsWith("rooms") ? ` of ${typed.rooms.length}` : ""}`,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    errors: problems[name] ? [writeMessage(problems[name])] : undefined,
    initialValue: text,
    required: name === "place" || name === "date_from",
  });
  const dateOf = (text: string) => writeTypedDate(readTypedDate(text) ?? text, locale);
  const classes = optionClasses.map((value) => ({ value, words: t(`classes.${value}`) }));
  const wrong = Object.keys(problems).length;
  return (
    <Form
      action={pathname}
      onSubmit={submit}
      preventScrollReset
      role="search"
      aria-label={t("navigation:productSearch")}
      className="group/search space-y-5 rounded-md border border-border bg-card px-4 py-4 sm:px-5 print:hidden"
    >
      {/* Enter in a field uses the first submit button of a form: it must search and not take a room away. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      {wrong > 0 ? (
        <Alert tone="danger" role="alert" title={t("validation:summary", { count: wrong })} />
      ) : null}
      <ServiceTypePicker
        key={version}
        legend={t("fields.service")}
        name="service"
        value={serviceGroups.find(({ key }) => key === typed.service)?.key ?? "accommodation"}
      />
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <AutocompleteField
          field={fieldOf("place", typed.place)}
          label={t("fields.place")}
          options={places}
          source={placeSource}
        />
        <DateField field={fieldOf("date_from", dateOf(typed.date_from))} label={t("fields.date")} />
        <SearchTimes typed={typed} fieldOf={fieldOf} dateOf={dateOf} />
      </div>
      <RoomRows rooms={typed.rooms} fieldOf={fieldOf} />
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          field={fieldOf("class", typed.class)}
          label={t("fields.class")}
          options={classes}
          valueKey="value"
          labelKey="words"
          alternate={t("anyClass")}
        />
        <TextField field={fieldOf("q", typed.q)} label={t("fields.q")} autoComplete="off" />
      </div>
      <Button type="submit" variant="primary" pending={pending} className="max-sm:w-full">
        <Icon of={Search} />
        <span aria-live="polite">{pending ? t("pending") : t("submit")}</span>
      </Button>
    </Form>
  );
}

type TypedState = { typedHere?: boolean } | null;

/** Searches made here keep the fields as they are, focus included; any other way to an address fills them anew. */
function useFormVersion(): string {
  const { key, state } = useLocation();
  const [version, setVersion] = useState(key);
  // What was put into the history is what this file puts there.
  const typedHere = (state as TypedState)?.typedHere === true;
  if (!typedHere && version !== key) setVersion(key);
  return version;
}

/** Goes to the address of the form without its empty fields. */
function useCleanSubmit() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A submit event of a form.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget, submitter)) {
      if (typeof value === "string" && value !== "") params.append(name, value);
    }
    void navigate({ search: `?${params}` }, { preventScrollReset: true, state: { typedHere: true } });
  };
}
