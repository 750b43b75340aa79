import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { TypedPackageForm } from "#app/domain/package-form.ts";
import { DateField } from "#app/forms/fields/date-field.tsx";
import {
  PriceRefusal,
  usePriceFields,
  type PriceProblems,
} from "#app/features/product-search/price-fields.tsx";
import { useTimesShown } from "#app/features/product-search/use-price-form.ts";
import { RoomRows } from "#app/features/product-search/room-rows.tsx";

type CopyFormProps = {
  title: string;
  typed: TypedPackageForm;
  problems: PriceProblems;
  /** The price stands below, with what is done with it. */
  priced: boolean;
};

/** The new date and party as a GET form, so that every comparison has an address. */
export function CopyForm({ title, typed, problems, priced }: CopyFormProps) {
  const { t } = useTranslation(["quotes", "packages"]);
  const { pathname } = useLocation();
  const pending = useNavigation().location?.pathname === pathname;
  const { fieldOf, dateField } = usePriceFields(typed, problems);
  const { times } = useTimesShown();
  return (
    <Form
      action={pathname}
      preventScrollReset
      aria-label={title}
      className="space-y-5 rounded-md border border-border bg-card px-5 py-4 print:hidden"
    >
      {/* Enter in a field uses the first submit button of a form: it must price and not take a room away. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <PriceRefusal
        problems={problems}
        rooms={typed.rooms}
        labels={{ travel_date: t("copy.date") }}
        attempt={times}
      />
      <div className="max-w-56">
        <DateField field={dateField} label={t("copy.date")} />
      </div>
      <RoomRows rooms={typed.rooms} fieldOf={fieldOf} />
      <Button
        type="submit"
        variant={priced ? "secondary" : "primary"}
        pending={pending}
        className="max-sm:w-full"
      >
        <span aria-live="polite">{pending ? t("packages:form.pending") : t("packages:form.submit")}</span>
      </Button>
    </Form>
  );
}
