import { Search } from "lucide";
import { Form, href, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ServiceTypePicker } from "#app/components/ui/service-type.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import type { SearchProblem, TypedSearch } from "#app/domain/product-search.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { writeMessage } from "#app/forms/message.ts";
import { SearchTimes } from "#app/features/product-search/search-times.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { serviceGroups } from "#contract/catalogue/products/service-groups.ts";

/** What was typed to be looked for on a day. */
export type DaySearchAsk = {
  typed: TypedSearch;
  problems: Record<string, SearchProblem>;
  places: Suggestion[];
};

type DaySearchProps = {
  ask: DaySearchAsk;
  /** What else belongs to the address, as names and values. */
  hidden: readonly (readonly [string, string])[];
  /** Where the answer stands, with `#`. */
  hash: string;
};

/** Looks for a service on a day of a trip, for the people who travel: what, where and how long, as a GET form. */
export function DaySearch({ ask: { typed, problems, places }, hidden, hash }: DaySearchProps) {
  const { t } = useTranslation(["quotes", "productSearch"]);
  const locale = useLocale();
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const pending = state === "loading" && next.pathname === pathname && next.search.includes("service=");
  const fieldOf = (name: string, text: string): AppField => ({
    name,
    key: name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    errors: problems[name] ? [writeMessage(problems[name])] : undefined,
    initialValue: text,
  });
  return (
    <Form action={`${pathname}${hash}`} preventScrollReset role="search" className="group/search space-y-4">
      {hidden.map(([name, value], index) => (
        <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
      ))}
      <ServiceTypePicker
        legend={t("productSearch:fields.service")}
        name="service"
        value={serviceGroups.find(({ key }) => key === typed.service)?.key ?? "sightseeing"}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_auto]">
        <AutocompleteField
          field={fieldOf("place", typed.place)}
          label={t("productSearch:fields.place")}
          options={places}
          source={href("/options/places")}
        />
        <SearchTimes
          typed={typed}
          fieldOf={fieldOf}
          dateOf={(text) => writeTypedDate(readTypedDate(text) ?? text, locale)}
        />
      </div>
      <Button type="submit" pending={pending} className="max-sm:w-full">
        <Icon of={Search} />
        <span aria-live="polite">{pending ? t("insert.pending") : t("insert.find")}</span>
      </Button>
    </Form>
  );
}
