import { href, Link } from "react-router";
import { DayText } from "#app/components/rich-text/day-text.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { FileField } from "#app/forms/fields/file-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { DayTextField } from "#app/routes/admin/sales/client-files/day-headers/day-text-field.tsx";
import {
  useJourneyWords,
  type dayFields,
} from "#app/routes/admin/sales/client-files/day-headers/day-words.ts";
import type { Locale } from "#contract/primitives.ts";
import type { DayHeader } from "#contract/sales/day-headers/day-headers.ts";

export type DayRowFields = AppField & {
  getFieldset: () => Record<(typeof dayFields)[number], AppField>;
};

type DayRowProps = {
  uid: string;
  row: DayRowFields;
  day: DayHeader;
  language: Locale;
  beside: Locale | null;
  places: readonly Suggestion[];
  /** The days can be inserted and removed by who looks. */
  mayMove: boolean;
};

/** The header of one day: its words beside those of the other language, then what is the same in all of them. */
export function DayRow({ uid, row, day, language, beside, places, mayMove }: DayRowProps) {
  const { t } = useTranslation("dayHeaders");
  const locale = useLocale();
  const fields = row.getFieldset();
  const id = `day-${String(day.day_no)}`;
  return (
    <fieldset
      id={id}
      aria-labelledby={`${id}-name`}
      className="min-w-0 scroll-mt-20 space-y-4 rounded-md border border-border bg-card p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`${id}-name`} className="font-semibold">
          {t("day", { day: day.day_no })} ·{" "}
          <time dateTime={day.date} className="font-normal text-muted-foreground">
            {formatDayLong(day.date, locale)}
          </time>
        </h3>
        {mayMove ? <MoveLinks uid={uid} day={day.day_no} /> : null}
      </div>
      <div className={beside ? "grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" : ""}>
        <div lang={language} className="min-w-0 space-y-4">
          <TextField field={fields.title} label={t("fields.title")} optional autoComplete="off" />
          <DayTextField field={fields.text} label={t("fields.text")} />
          <TextAreaField
            field={fields.driving_notes}
            label={t("fields.driving_notes")}
            hint={day.suggested_notes ? t("notesSuggested", { notes: day.suggested_notes }) : t("notesHint")}
            optional
            rows={2}
          />
        </div>
        {beside && day.beside ? <Beside language={beside} words={day.beside} /> : null}
      </div>
      <SharedFields fields={fields} day={day} places={places} />
    </fieldset>
  );
}

type SharedProps = Pick<DayRowProps, "day" | "places"> & {
  fields: ReturnType<DayRowFields["getFieldset"]>;
};

/** Where the day is spent, how one gets there and its picture: the same in every language. */
function SharedFields({ fields, day, places }: SharedProps) {
  const { t } = useTranslation("dayHeaders");
  const say = useJourneyWords(places);
  const journeys = day.journeys
    .filter(({ key }) => key !== "")
    .map((journey) => ({ value: journey.key, label: say(journey) }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <AutocompleteField field={fields.place} label={t("fields.place")} options={places} />
        <AutocompleteField field={fields.overnight} label={t("fields.overnight")} options={places} optional />
        <SelectField
          field={fields.journey}
          label={t("fields.journey")}
          options={journeys}
          valueKey="value"
          labelKey="label"
          alternate={t("noJourney")}
        />
      </div>
      <CheckboxField field={fields.show_driving_notes} label={t("fields.show_driving_notes")} />
      <FileField
        field={fields.picture}
        label={t("fields.picture")}
        hint={t("pictureHint")}
        purpose="day-picture"
        optional
      />
    </>
  );
}

function Beside({ language, words }: { language: Locale; words: NonNullable<DayHeader["beside"]> }) {
  const { t } = useTranslation("dayHeaders");
  const { title, text, driving_notes: notes } = words;
  return (
    <div lang={language} className="min-w-0 space-y-2 rounded-md bg-muted/60 px-4 py-3 text-sm">
      <p className="font-medium">{title || t("noWords")}</p>
      {text ? <DayText text={text} /> : null}
      {notes ? <p className="whitespace-pre-line text-muted-foreground">{notes}</p> : null}
    </div>
  );
}

function MoveLinks({ uid, day }: { uid: string; day: number }) {
  const { t } = useTranslation("dayHeaders");
  const to = (what: "insert" | "remove") =>
    `${href("/admin/client-files/day-headers/:uid/move", { uid })}?what=${what}&day=${String(day)}`;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
      <Link to={to("insert")} className="text-primary-text hover:underline">
        {t("insertBefore")}
        <span className="sr-only"> {t("day", { day })}</span>
      </Link>
      <Link to={to("remove")} className="text-primary-text hover:underline">
        {t("remove")}
        <span className="sr-only"> {t("day", { day })}</span>
      </Link>
    </p>
  );
}
