import { roomCodes } from "#app/domain/room-codes.ts";
import type { AppField, ListField } from "#app/forms/fields/field.ts";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { RowsField } from "#app/forms/fields/rows-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { mostRooms } from "#contract/catalogue/products/party-rooms.ts";

export type TypedRoomRow = { code: string; adults: string; ages: string };

/** What a form begins with that knows nothing of the party. */
export const firstRoom: TypedRoomRow = { code: "DB", adults: "2", ages: "" };

/** A row of the form: the fields of one room. */
type RoomRow = AppField & { getFieldset: () => Record<keyof TypedRoomRow, AppField> };
type RoomsFieldProps = { field: ListField<RoomRow>; label: string };

/** The rooms of a party as rows: type, adults and the ages of those who are children. */
export function RoomsField({ field, label }: RoomsFieldProps) {
  const { t } = useTranslation(["productSearch", "kit"]);
  return (
    <RowsField
      field={field}
      label={label}
      addLabel={t("productSearch:addRoom")}
      rowLabel={(number) => t("productSearch:room", { number })}
      min={1}
      max={mostRooms}
      newRow={firstRoom}
    >
      {(row) => {
        const { code, adults, ages } = row.getFieldset();
        return (
          <div className="grid grid-cols-2 gap-3">
            <SelectField
              field={code}
              label={t("productSearch:fields.roomType")}
              options={roomCodes.map((value) => ({ value, words: t(`kit:rooms.${value}`) }))}
              valueKey="value"
              labelKey="words"
            />
            <NumberField field={adults} label={t("productSearch:fields.adults")} />
            <TextField
              field={ages}
              label={t("productSearch:fields.ages")}
              hint={t("productSearch:agesHint")}
              frameClassName="col-span-2"
              autoComplete="off"
            />
          </div>
        );
      }}
    </RowsField>
  );
}
