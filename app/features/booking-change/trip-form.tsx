import type { ReactNode } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import type { TypedChange } from "#app/domain/change-form.ts";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { usePriceFields, type PriceProblems } from "#app/features/product-search/price-fields.tsx";
import { RoomRows } from "#app/features/product-search/room-rows.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";

type TripFormProps = {
  booking: ChangePreview;
  typed: Pick<TypedChange, "travel_date" | "rooms" | "leaving">;
  problems: PriceProblems;
  /** More fields, of its services. */
  children?: ReactNode;
};

/**
 * When the trip of a booking is to begin, who stays at home and who sleeps where, as a GET form, so that every priced
 * change has an address.
 */
export function TripForm({ booking, typed, problems, children }: TripFormProps) {
  const { t } = useTranslation("changes");
  const { pathname } = useLocation();
  const pending = useNavigation().location?.pathname === pathname;
  const { fieldOf, dateField } = usePriceFields(typed, problems);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("form.title")}</CardTitle>
        <p className="basis-full text-pretty text-muted-foreground">{t("form.hint")}</p>
      </CardHeader>
      <CardContent>
        <Form
          action={`${pathname}#price`}
          preventScrollReset
          aria-label={t("form.title")}
          className="space-y-6"
        >
          {/* Enter in a field uses the first submit button of a form: it must price and not take a room away. */}
          <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
          <div className="max-w-56">
            <DateField field={dateField} label={t("form.date")} />
          </div>
          <Travellers booking={booking} leaving={typed.leaving} />
          <RoomRows rooms={typed.rooms} fieldOf={fieldOf} />
          {children}
          <Button type="submit" variant="primary" pending={pending} className="max-sm:w-full">
            <span aria-live="polite">{pending ? t("form.pending") : t("form.submit")}</span>
          </Button>
        </Form>
      </CardContent>
    </Card>
  );
}

function Travellers({ booking, leaving }: { booking: ChangePreview; leaving: readonly string[] }) {
  const { t } = useTranslation(["changes", "clientFiles"]);
  if (booking.travellers.length === 0) return null;
  return (
    <fieldset className="min-w-0 space-y-1">
      <legend className="mb-1.5 text-sm font-medium">{t("changes:form.leaving")}</legend>
      {booking.travellers.map(({ seq, name, type, age }, index) => (
        <label key={seq} className="flex min-h-7 w-fit cursor-pointer items-center gap-2.5">
          <Checkbox name="leaving" value={seq} defaultChecked={leaving.includes(String(seq))} />
          <span className="min-w-0 wrap-anywhere">
            {name || t("changes:form.unnamed", { number: index + 1 })}
            {type === "A" ? null : (
              <span className="text-muted-foreground">
                {` (${[t(`clientFiles:party.types.${type}`), age].filter((one) => one !== null).join(", ")})`}
              </span>
            )}
          </span>
        </label>
      ))}
      <p className="text-xs text-muted-foreground">{t("changes:form.leavingHint")}</p>
    </fieldset>
  );
}
