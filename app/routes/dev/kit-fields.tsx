import { useTranslation } from "#app/i18n/use-translation.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { CheckboxField, SwitchField } from "#app/forms/fields/checkbox-field.tsx";
import { MultiSelectField, RadioField } from "#app/forms/fields/choice-field.tsx";
import { CodeField } from "#app/forms/fields/code-field.tsx";
import { ColourField } from "#app/forms/fields/colour-field.tsx";
import { EmailField, PhoneField } from "#app/forms/fields/contact-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { FileField } from "#app/forms/fields/file-field.tsx";
import { MoneyField, NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { PasswordField } from "#app/forms/fields/password-field.tsx";
import { RichTextField } from "#app/forms/fields/rich-text-field.tsx";
import { RowsField } from "#app/forms/fields/rows-field.tsx";
import { SearchedChoiceField } from "#app/forms/fields/searched-choice-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { TimeField } from "#app/forms/fields/time-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { TranslatedRichTextField } from "#app/forms/fields/translated-rich-text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { kitFormats, kitRules, kitSample, type KitValues } from "#app/routes/dev/kit-form-rules.ts";
import type { KitState } from "#app/routes/dev/kit-words.ts";
import type { KitWords } from "#app/routes/dev/words/en.ts";
import { roomCodes } from "#app/domain/room-codes.ts";
import { Link } from "react-router";

const places = [
  { value: "TUO", label: "Taupō", detail: "Waikato" },
  { value: "ROT", label: "Rotorua", detail: "Bay of Plenty" },
  { value: "KBZ", label: "Kaikōura", detail: "Canterbury" },
];

type KitFieldsProps = {
  state: KitState;
  words: KitWords;
  lastResult: FormResult;
  /** Signed in to the office: places are then searched by the API. */
  searches: boolean;
};

/** One form with every field there is. */
export function KitFields({ state, words, lastResult, searches }: KitFieldsProps) {
  const { t } = useTranslation("kit");
  const disabled = state === "disabled";
  const filled = state === "filled" || disabled;
  const [form, fields] = useAppForm<KitValues>({
    id: "kit",
    lastResult,
    rules: kitRules,
    formats: kitFormats,
    defaultValue: filled ? kitSample : { rooms: [{}] },
  });
  const roomOptions = roomCodes.map((code) => ({ code, name: t(`rooms.${code}`) }));
  const regions = [
    { code: "lake", name: words.lake },
    { code: "coast", name: words.coast },
  ];
  const meals = (["none", "breakfast", "dinner"] as const).map((value) => ({ value, label: words[value] }));
  const extras = (["transfer", "guide"] as const).map((value) => ({ value, label: words[value] }));
  return (
    <AppForm
      form={form}
      labels={labelsOf(words)}
      action="/dev/kit"
      encType="multipart/form-data"
      guard="draft"
      className="grid space-y-0! gap-x-6 gap-y-5 sm:grid-cols-2 [&>:is([data-slot=error-summary],[data-wide],[role=status])]:sm:col-span-2"
    >
      <TextField field={fields.name} label={words.name} hint={words.nameHint} disabled={disabled} />
      <SelectField
        field={fields.region}
        label={words.region}
        options={regions}
        valueKey="code"
        labelKey="name"
        disabled={disabled}
      />
      <EmailField field={fields.email} label={words.email} disabled={disabled} />
      <PhoneField field={fields.phone} label={words.phone} optional disabled={disabled} />
      <PasswordField
        field={fields.password}
        label={words.password}
        autoComplete="new-password"
        disabled={disabled}
      />
      <CodeField field={fields.code} label={words.code} digitsOnly disabled={disabled} />
      <AutocompleteField
        field={fields.place}
        label={words.place}
        options={places}
        source={searches ? "/options/places" : undefined}
        disabled={disabled}
      />
      <MoneyField field={fields.price_cents} label={words.price} currency="NZD" disabled={disabled} />
      <PercentField field={fields.commission_bps} label={words.commission} disabled={disabled} />
      <NumberField field={fields.nights} label={words.nights} disabled={disabled} />
      <NumberField field={fields.lat} label={words.lat} unit="°" fraction disabled={disabled} />
      <DateField field={fields.travel_date} label={words.date} disabled={disabled} />
      <TimeField field={fields.start_time} label={words.time} disabled={disabled} />
      <SwitchField field={fields.active} label={words.active} disabled={disabled} />
      <RadioField field={fields.meal} label={words.meal} choices={meals} disabled={disabled} />
      <MultiSelectField field={fields.extras} label={words.extras} choices={extras} disabled={disabled} />
      <SearchedChoiceField
        field={fields.stops}
        label={words.stops}
        search={fields.find_stops}
        searchLabel={words.findStops}
        choices={places}
        disabled={disabled}
      />
      <div data-wide="" className="space-y-5">
        <ColourField field={fields.colour} label={words.colour} disabled={disabled} />
        <TranslatedField field={fields.title} label={words.heading} disabled={disabled} />
        <RowsField
          field={fields.rooms}
          label={words.rooms}
          addLabel={words.addRoom}
          rowLabel={(number) => `${words.room} ${number}`}
          min={1}
          max={6}
          disabled={disabled}
        >
          {(row) => {
            const room = row.getFieldset();
            return (
              <div className="grid gap-4 sm:grid-cols-2">
                <SelectField
                  field={room.type}
                  label={words.roomType}
                  options={roomOptions}
                  valueKey="code"
                  labelKey="name"
                />
                <NumberField field={room.guests} label={words.guests} />
              </div>
            );
          }}
        </RowsField>
        <TextAreaField field={fields.notes} label={words.notes} optional disabled={disabled} />
        <RichTextField field={fields.text} label={words.text} disabled={disabled} />
        <TranslatedRichTextField field={fields.story} label={words.story} disabled={disabled} />
        <FileField field={fields.picture} label={words.picture} purpose="place-picture" disabled={disabled} />
        <CheckboxField field={fields.agreed} label={words.agreed} disabled={disabled} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton disabled={disabled}>{words.send}</SubmitButton>
          <Link to="/forgot-password" className="text-primary-text underline underline-offset-4">
            {words.leave}
          </Link>
        </div>
      </div>
    </AppForm>
  );
}

function labelsOf(words: KitWords) {
  return {
    name: words.name,
    region: words.region,
    email: words.email,
    phone: words.phone,
    password: words.password,
    code: words.code,
    price_cents: words.price,
    commission_bps: words.commission,
    nights: words.nights,
    lat: words.lat,
    travel_date: words.date,
    start_time: words.time,
    meal: words.meal,
    "title.en": `${words.heading} (English)`,
    "rooms[0].type": `${words.room} 1, ${words.roomType}`,
    "rooms[0].guests": `${words.room} 1, ${words.guests}`,
    agreed: words.agreed,
  };
}
