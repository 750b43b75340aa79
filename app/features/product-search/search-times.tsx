import { useTranslation } from "#app/i18n/use-translation.ts";
import type { TypedSearch } from "#app/domain/product-search.ts";
import { writeTyped, readTyped } from "#app/domain/typed-values.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { DateField } from "#app/forms/fields/date-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { TimeField } from "#app/forms/fields/time-field.tsx";

type SearchTimesProps = {
  typed: TypedSearch;
  fieldOf: (name: string, text: string) => AppField;
  dateOf: (text: string) => string;
};

/** How long and from when, for the services that ask for it (`timesOfGroup`); the stylesheet hides the others. */
export function SearchTimes({ typed, fieldOf, dateOf }: SearchTimesProps) {
  const { t } = useTranslation("productSearch");
  const locale = useLocale();
  const clockOf = (text: string) => {
    const time = readTyped("clock", text);
    return time === null ? text : writeTyped("clock", time, locale);
  };
  return (
    <>
      <NumberField
        field={fieldOf("nights", typed.nights)}
        label={t("fields.nights")}
        frameClassName="hidden max-w-28 group-has-[[value=accommodation]:checked]/search:block"
      />
      <DateField
        field={fieldOf("date_to", dateOf(typed.date_to))}
        label={t("fields.until")}
        frameClassName="hidden group-has-[:is([value=guides],[value=rentalCars]):checked]/search:block"
      />
      <div className="hidden gap-4 group-has-[:is([value=guides],[value=rentalCars],[value=transfers]):checked]/search:flex">
        <TimeField field={fieldOf("start_time", clockOf(typed.start_time))} label={t("fields.start")} />
        <TimeField
          field={fieldOf("end_time", clockOf(typed.end_time))}
          label={t("fields.end")}
          frameClassName="hidden group-has-[[value=rentalCars]:checked]/search:block"
        />
      </div>
    </>
  );
}
