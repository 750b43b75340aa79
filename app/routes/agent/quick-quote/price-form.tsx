import type { TFunction } from "i18next";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import type { TypedPackageForm } from "#app/domain/package-form.ts";
import type { SearchProblem } from "#app/domain/product-search.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { FormStateContext } from "#app/forms/form-state.ts";
import { DateField } from "#app/forms/fields/date-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { writeMessage } from "#app/forms/message.ts";
import { usePriceOnChange, useTimesShown } from "#app/features/product-search/use-price-form.ts";
import { RoomRows } from "#app/features/product-search/room-rows.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { TravelPackage } from "#contract/catalogue/packages/package.ts";

type PriceFormProps = {
  pack: TravelPackage;
  typed: TypedPackageForm;
  /** What is wrong, by field. */
  problems: Record<string, SearchProblem>;
  /** A price stands beside the form, which follows it: with scripts a change is priced when its field is left. */
  priced: boolean;
};

/** Date, class, rooms and optional services as a GET form, so that every price has an address and needs no script. */
export function PriceForm({ pack, typed, problems, priced }: PriceFormProps) {
  const { t } = useTranslation(["packages", "productSearch"]);
  const locale = useLocale();
  const { pathname } = useLocation();
  const form = usePriceOnChange(priced);
  const shown = useTimesShown();
  const next = useNavigation().location;
  const pending = next?.pathname === pathname && !new URLSearchParams(next.search).has("edit");
  const fieldOf = (name: string, text: string): AppField => ({
    name,
    // Rooms that are left after one went away are not the ones that stood there.
    key: name.startsWith("rooms") ? `${name} of ${typed.rooms.length}` : name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    errors: problems[name] ? [writeMessage(problems[name])] : undefined,
    initialValue: text,
    required: name === "travel_date",
  });
  const date = writeTypedDate(readTypedDate(typed.travel_date) ?? typed.travel_date, locale);
  const classField = fieldOf("class", typed.class);
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, [writeMessage(problem)]]),
  );
  return (
    <Form
      key={shown.byHistory}
      ref={form}
      action={pathname}
      preventScrollReset
      aria-label={t("form.title")}
      className="@container space-y-5 print:hidden"
    >
      {/* Enter in a field uses the first submit button of a form: it must price and not take a room away. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      {priced ? <input type="hidden" name="priced" value="1" /> : null}
      <FormStateContext value={{ pending: false, sentWith: null, attempt: shown.times }}>
        <ErrorSummary errors={errors} labels={labelsOf(typed, t)} shown />
      </FormStateContext>
      <div className="grid gap-4 @md:grid-cols-[14rem_14rem]">
        <DateField field={fieldOf("travel_date", date)} label={t("form.date")} />
        <FieldFrame field={classField} label={t("form.class")}>
          <Select {...fieldProps(classField)} defaultValue={typed.class}>
            {pack.tariffs.map((tariff) => (
              <option key={tariff} value={tariff}>
                {t(`productSearch:classes.${tariff}`)}
              </option>
            ))}
          </Select>
        </FieldFrame>
      </div>
      <RoomRows rooms={typed.rooms} fieldOf={fieldOf} />
      <OptionalServices pack={pack} taken={typed.optional} />
      <Button
        type="submit"
        variant={priced ? "secondary" : "primary"}
        pending={pending}
        className="max-sm:w-full"
      >
        <span aria-live="polite">{pending ? t("form.pending") : t("form.submit")}</span>
      </Button>
    </Form>
  );
}

/** The words that stand beside the fields, in their order. */
function labelsOf(
  { rooms }: TypedPackageForm,
  t: TFunction<["packages", "productSearch"]>,
): Record<string, string> {
  const ofRooms = rooms.flatMap((_room, index) => {
    const room = t("productSearch:room", { number: index + 1 });
    return [
      [`rooms[${index}][code]`, t("productSearch:roomTypeOf", { number: index + 1 })],
      [`rooms[${index}][adults]`, `${room}, ${t("productSearch:fields.adults")}`],
      [`rooms[${index}][ages]`, `${room}, ${t("productSearch:fields.ages")}`],
    ];
  });
  return { travel_date: t("form.date"), class: t("form.class"), ...Object.fromEntries(ofRooms) };
}

function OptionalServices({ pack, taken }: { pack: TravelPackage; taken: readonly string[] }) {
  const { t } = useTranslation("packages");
  const optional = pack.days.flatMap(({ day_no, slots }) =>
    slots
      .filter((slot) => slot.kind === "service" && slot.optional)
      .map((slot) => ({ key: slot.key, day: day_no, name: slot.services[0]?.name ?? "" })),
  );
  if (optional.length === 0) return null;
  return (
    <fieldset className="min-w-0 space-y-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t("form.optional")}</legend>
      {optional.map(({ key, day, name }) => (
        <label key={key} className="flex min-h-7 w-fit cursor-pointer items-center gap-2.5">
          <Checkbox name="optional" value={key} defaultChecked={taken.includes(key)} />
          <span>
            {name} <span className="text-muted-foreground">({t("days.day", { day })})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
