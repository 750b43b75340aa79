import type { AppField, GroupField, ListField } from "#app/forms/fields/field.ts";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { RowsField } from "#app/forms/fields/rows-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { TimeField } from "#app/forms/fields/time-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { roomTypes } from "#contract/catalogue/products/option-terms.ts";
import type { Locale } from "#contract/primitives.ts";

type RowOf<Fields> = AppField & { getFieldset: () => Fields };
type ListProps<Row extends AppField> = { field: ListField<Row>; label: string };

/** Lines of text, each in five languages: what is included and what is not. */
export function LinesField({ field, label }: ListProps<GroupField<Locale>>) {
  const { t } = useTranslation("supplierProducts");
  return (
    <RowsField
      field={field}
      label={label}
      addLabel={t("rows.addLine")}
      rowLabel={(number) => t("rows.inclusion", { number })}
      max={30}
    >
      {(row, index) => <TranslatedField field={row} label={t("rows.inclusion", { number: index + 1 })} />}
    </RowsField>
  );
}

/** When it starts on a day. */
export function TimesField({ field, label }: ListProps<RowOf<Record<"time", AppField>>>) {
  const { t } = useTranslation("supplierProducts");
  return (
    <RowsField
      field={field}
      label={label}
      addLabel={t("rows.addTime")}
      rowLabel={(number) => t("rows.time", { number })}
      max={30}
    >
      {(row) => <TimeField field={row.getFieldset().time} label={t("fields.time")} />}
    </RowsField>
  );
}

type RoomName = "code" | "max_adults" | "max_total" | "max_with_infants";

/** Which rooms there are and how many they take. */
export function RoomsField({ field, label }: ListProps<RowOf<Record<RoomName, AppField>>>) {
  const { t } = useTranslation(["supplierProducts", "kit"]);
  const kinds = roomTypes.map((value) => ({ value, label: `${value} ${t(`kit:rooms.${value}`)}` }));
  return (
    <RowsField
      field={field}
      label={label}
      addLabel={t("rows.addRoom")}
      rowLabel={(number) => t("rows.room", { number })}
      max={6}
    >
      {(row) => {
        const room = row.getFieldset();
        return (
          <div className="grid gap-3 sm:grid-cols-4">
            <SelectField
              field={room.code}
              label={t("rows.roomKind")}
              options={kinds}
              valueKey="value"
              labelKey="label"
            />
            <NumberField field={room.max_adults} label={t("fields.max_adults")} />
            <NumberField field={room.max_total} label={t("fields.max_total")} />
            <NumberField field={room.max_with_infants} label={t("fields.max_with_infants")} />
          </div>
        );
      }}
    </RowsField>
  );
}

type PickupFields = Record<"code" | "minutes_before", AppField> & { point: GroupField<Locale> };

/** Where guests may be collected. */
export function PickupsField({ field, label }: ListProps<RowOf<PickupFields>>) {
  const { t } = useTranslation("supplierProducts");
  return (
    <RowsField
      field={field}
      label={label}
      addLabel={t("rows.addPickup")}
      rowLabel={(number) => t("rows.pickup", { number })}
      max={40}
    >
      {(row) => {
        const { code, point, minutes_before: before } = row.getFieldset();
        return (
          <div className="space-y-3">
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField field={code} label={t("fields.code")} autoComplete="off" />
              <NumberField field={before} label={t("fields.minutes_before")} unit={t("minutes")} />
            </div>
            <TranslatedField field={point} label={t("fields.point")} />
          </div>
        );
      }}
    </RowsField>
  );
}
