import { Plus, Trash2 } from "lucide";
import { useEffect, useRef, type RefObject } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { roomCodes } from "#app/domain/room-codes.ts";
import type { TypedRoom } from "#app/domain/product-search.ts";
import type { AppField } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { mostRooms } from "#contract/catalogue/products/party-rooms.ts";

type RoomRowsProps = {
  rooms: readonly TypedRoom[];
  /** The field of a name with the text that stands in it. */
  fieldOf: (name: string, text: string) => AppField;
};

/** Rooms with who sleeps in them. Rows come and go by submit buttons, so that it works without a script. */
export function RoomRows({ rooms, fieldOf }: RoomRowsProps) {
  const { t } = useTranslation(["productSearch", "kit", "formFields"]);
  const list = useRef<HTMLFieldSetElement>(null);
  useFocusOnNewRoom(list, rooms.length);
  return (
    <fieldset ref={list} className="@container min-w-0 space-y-3">
      <legend className="mb-1.5 text-sm font-medium">{t("fields.rooms")}</legend>
      {rooms.map((room, index) => {
        const name = t("room", { number: index + 1 });
        const field = (part: keyof TypedRoom) => fieldOf(`rooms[${index}][${part}]`, room[part]);
        return (
          <div
            key={field("code").key}
            role="group"
            aria-label={name}
            data-row=""
            className="relative grid grid-cols-2 items-start gap-x-3 gap-y-3 rounded-md border border-border px-3 py-3 @lg:grid-cols-[11rem_6rem_minmax(10rem,16rem)_auto] @lg:border-0 @lg:p-0"
          >
            <FieldFrame
              field={field("code")}
              label={t("roomTypeOf", { number: index + 1 })}
              className="col-span-2 @lg:col-span-1"
            >
              <Select {...fieldProps(field("code"))} defaultValue={room.code}>
                {roomCodes.map((code) => (
                  <option key={code} value={code}>
                    {t(`kit:rooms.${code}`)}
                  </option>
                ))}
              </Select>
            </FieldFrame>
            <NumberField field={field("adults")} label={t("fields.adults")} />
            <TextField
              field={field("ages")}
              label={t("fields.ages")}
              hint={index === 0 ? t("agesHint") : undefined}
              autoComplete="off"
            />
            {rooms.length > 1 ? (
              <Button
                type="submit"
                name="edit"
                value={`remove-${index}`}
                variant="ghost"
                size="icon"
                aria-label={t("formFields:rows.remove", { row: name })}
                className="justify-self-start @max-lg:absolute @max-lg:end-1 @max-lg:top-1 @lg:mt-6.5"
              >
                <Icon of={Trash2} />
              </Button>
            ) : null}
          </div>
        );
      })}
      {rooms.length < mostRooms ? (
        <Button type="submit" name="edit" value="add" data-add-row="">
          <Icon of={Plus} />
          {t("addRoom")}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** A new room takes the focus; when one is taken away, the button that adds one does. */
function useFocusOnNewRoom(list: RefObject<HTMLFieldSetElement | null>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const grew = count > before.current;
    if (count === before.current) return;
    before.current = count;
    const rows = list.current?.querySelectorAll("[data-row]") ?? [];
    const target = grew
      ? rows[rows.length - 1]?.querySelector("select")
      : list.current?.querySelector("[data-add-row]");
    if (target instanceof HTMLElement) target.focus();
  }, [count, list]);
}
