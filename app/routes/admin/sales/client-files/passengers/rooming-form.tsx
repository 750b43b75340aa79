import { href } from "react-router";
import { GroupFrame } from "#app/forms/fields/group-frame.tsx";
import { rowsOf } from "#app/forms/fields/field.ts";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import {
  roomingValues,
  useRoomingWords,
} from "#app/routes/admin/sales/client-files/passengers/rooming-words.ts";
import { roomingFields } from "#contract/sales/passengers/registry-fields.ts";
import type { Rooming } from "#contract/sales/passengers/rooming.ts";

type RoomingFormProps = { file: string; rooming: Rooming; answer: RecordAnswer | undefined };

/** For everybody who travels the room to sleep in. */
export function RoomingForm({ file, rooming, answer }: RoomingFormProps) {
  const { t } = useTranslation(["passengers", "clientFiles", "kit"]);
  const form = useRecordForm<typeof roomingFields, ReturnType<typeof roomingValues>>({
    id: "rooming",
    fields: roomingFields,
    words: useRoomingWords(rooming),
    record: rooming,
    values: roomingValues(rooming),
    answer,
  });
  const rooms = rooming.rooms.map(({ seq, code }) => ({
    value: String(seq),
    label: t("room", { number: seq, type: t(`kit:rooms.${code}`) }),
  }));
  return (
    <RecordForm
      of={form}
      back={href("/admin/client-files/:uid/passengers", { uid: file })}
      inputs={{
        places: (
          <GroupFrame field={form.inputs.places} label={t("rooming.places")}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {rowsOf(form.inputs.places).map((row, index) => {
                const { traveller, room } = row.getFieldset();
                const place = rooming.places[index];
                if (!place) return null;
                const name = place.name || t("traveller", { number: place.traveller });
                return (
                  <div key={row.key}>
                    <input type="hidden" name={traveller.name} value={place.traveller} />
                    <SelectField
                      field={room}
                      label={
                        place.type === "A"
                          ? name
                          : t("rooming.young", {
                              name,
                              type: t(`clientFiles:party.types.${place.type}`),
                              age: place.age,
                            })
                      }
                      options={rooms}
                      valueKey="value"
                      labelKey="label"
                      optional={place.room === null}
                    />
                  </div>
                );
              })}
            </div>
          </GroupFrame>
        ),
      }}
    />
  );
}
