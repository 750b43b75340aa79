import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import type { TypedPackageForm } from "#app/domain/package-form.ts";
import type { SearchProblem } from "#app/domain/product-search.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { FormStateContext } from "#app/forms/form-state.ts";
import { writeMessage } from "#app/forms/message.ts";

/** What is wrong with a form that asks for a price, by field. */
export type PriceProblems = Record<string, SearchProblem>;

/** The fields of a GET form that asks for a price, with what was typed and what is wrong with it. */
export function usePriceFields(
  typed: Pick<TypedPackageForm, "travel_date" | "rooms">,
  problems: PriceProblems,
) {
  const locale = useLocale();
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
  const day = writeTypedDate(readTypedDate(typed.travel_date) ?? typed.travel_date, locale);
  return { fieldOf, dateField: fieldOf("travel_date", day) };
}

type PriceRefusalProps = {
  problems: PriceProblems;
  rooms: TypedPackageForm["rooms"];
  /** The words beside the fields above the rooms, in their order. */
  labels: Record<string, string>;
  /** Grows with every answer, so that the refusal takes the focus each time. */
  attempt: number;
};

/** Why there is no price, with a link to each field. */
export function PriceRefusal({ problems, rooms, labels, attempt }: PriceRefusalProps) {
  const { t } = useTranslation("productSearch");
  const ofRooms = rooms.flatMap((_room, index) => {
    const room = t("room", { number: index + 1 });
    return [
      [`rooms[${index}][code]`, t("roomTypeOf", { number: index + 1 })],
      [`rooms[${index}][adults]`, `${room}, ${t("fields.adults")}`],
      [`rooms[${index}][ages]`, `${room}, ${t("fields.ages")}`],
    ];
  });
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, [writeMessage(problem)]]),
  );
  return (
    <FormStateContext value={{ pending: false, sentWith: null, attempt }}>
      <ErrorSummary errors={errors} labels={{ ...labels, ...Object.fromEntries(ofRooms) }} shown />
    </FormStateContext>
  );
}
