import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import type { TypedPackageForm } from "#app/domain/package-form.ts";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import {
  PriceRefusal,
  usePriceFields,
  type PriceProblems,
} from "#app/features/product-search/price-fields.tsx";
import { usePriceOnChange, useTimesShown } from "#app/features/product-search/use-price-form.ts";
import { RoomRows } from "#app/features/product-search/room-rows.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { TravelPackage } from "#contract/catalogue/packages/package.ts";

type PriceFormProps = {
  pack: TravelPackage;
  typed: TypedPackageForm;
  /** What is wrong, by field. */
  problems: PriceProblems;
  /** A price stands beside the form, which follows it: with scripts a change is priced when its field is left. */
  priced: boolean;
};

/** Date, class, rooms and optional services as a GET form, so that every price has an address and needs no script. */
export function PriceForm({ pack, typed, problems, priced }: PriceFormProps) {
  const { t } = useTranslation(["packages", "productSearch"]);
  const { pathname } = useLocation();
  const form = usePriceOnChange(priced);
  const shown = useTimesShown();
  const next = useNavigation().location;
  const pending = next?.pathname === pathname && !new URLSearchParams(next.search).has("edit");
  const { fieldOf, dateField } = usePriceFields(typed, problems);
  const classField = fieldOf("class", typed.class);
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
      <PriceRefusal
        problems={problems}
        rooms={typed.rooms}
        labels={{ travel_date: t("form.date"), class: t("form.class") }}
        attempt={shown.times}
      />
      <div className="grid gap-4 @md:grid-cols-[14rem_14rem]">
        <DateField field={dateField} label={t("form.date")} />
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
