import { ChevronRight } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GroupField } from "#app/forms/fields/field.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { NameFields } from "#app/routes/agent/view-booking/request/name-fields.tsx";
import type { OtherTraveller } from "#contract/sales/bookings/request.ts";

export type OtherName = { seq: string; title: string; first_name: string; last_name: string };
type Row = GroupField<keyof OtherName>;

/** So many are shown at once; a larger party is opened by whoever has its names. */
const shownAtOnce = 5;

/** Names of those who travel besides the lead, as far as they are known. */
export function OtherTravellers({
  rows,
  others,
}: {
  rows: readonly Row[];
  others: readonly OtherTraveller[];
}) {
  const { t } = useTranslation(["bookings", "kit"]);
  const placeOf = ({ room, room_code: code }: OtherTraveller) =>
    room !== null && code !== null ? t("others.room", { number: room, type: t(`kit:rooms.${code}`) }) : null;
  const hasError = rows.some((row) => {
    const { title, first_name, last_name } = row.getFieldset();
    return [title, first_name, last_name].some(({ errors }) => errors !== undefined);
  });
  return (
    <details open={others.length <= shownAtOnce || hasError} className="group/others">
      <summary className="flex cursor-pointer items-center gap-2 rounded-sm font-medium">
        <Icon of={ChevronRight} className="size-4 shrink-0 group-open/others:rotate-90" />
        {t("others.heading", { count: others.length })}
      </summary>
      <p className="mt-1 mb-4 text-pretty text-muted-foreground">{t("others.hint")}</p>
      <ul className="space-y-5">
        {rows.map((row, index) => {
          const fields = row.getFieldset();
          const one = others[index];
          if (!one) return null;
          return (
            <li key={row.key}>
              <fieldset className="min-w-0">
                <legend className="mb-2 text-sm font-medium">
                  {otherName(one, t)}{" "}
                  <span className="font-normal text-muted-foreground">{placeOf(one)}</span>
                </legend>
                <input type="hidden" name={fields.seq.name} value={one.seq} />
                <NameFields fields={fields} optional />
              </fieldset>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** `Traveller 3, child, 8`. */
export function otherName(
  { seq, type, age }: OtherTraveller,
  t: (key: `others.${"A" | "C" | "I" | "C_unknown"}`, values: { number: number; age: number }) => string,
): string {
  return t(`others.${type === "C" && age === null ? "C_unknown" : type}`, { number: seq, age: age ?? 0 });
}
