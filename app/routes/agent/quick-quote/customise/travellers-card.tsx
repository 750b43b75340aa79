import { useTranslation } from "#app/i18n/use-translation.ts";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { rowsOf } from "#app/forms/fields/field.ts";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import {
  travellerFormats,
  travellerRules,
  type TravellerFields,
} from "#app/routes/agent/quick-quote/customise/detail-rules.ts";
import { formResult, type DraftAnswer } from "#app/routes/agent/quick-quote/customise/draft-conflict.ts";
import { draftContent } from "#app/routes/agent/quick-quote/customise/draft-content.ts";
import { DetailKey, OrConflict } from "#app/routes/agent/quick-quote/customise/or-conflict.tsx";
import { useReadVersion } from "#app/routes/agent/quick-quote/customise/use-read-version.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/** Title, full name and date of birth or age of everyone who travels. */
export function TravellersCard({ draft, answer }: { draft: QuoteDraft; answer: DraftAnswer }) {
  const { t } = useTranslation("quotes");
  const fieldLabels = {
    title: t("travellers.titleField"),
    first_name: t("travellers.first"),
    last_name: t("travellers.last"),
    date_of_birth: t("travellers.born"),
    age: t("travellers.age"),
  };
  const labels = Object.fromEntries(
    draft.travellers.flatMap((_one, index) =>
      Object.entries(fieldLabels).map(([field, label]) => [
        `travellers[${index}].${field}`,
        `${t("travellers.one", { number: index + 1 })}, ${label}`,
      ]),
    ),
  );
  // Where others travel now than before, all of them are chosen at once, each after a number.
  const words = {
    labels: { ...labels, ...fieldLabels, travellers: t("travellers.title"), seq: t("travellers.number") },
  };
  return (
    <Card id="details-travellers" className="scroll-mt-20">
      <CardHeader>
        <CardTitle>{t("travellers.title")}</CardTitle>
        <CardDescription>{t("travellers.text")}</CardDescription>
      </CardHeader>
      <CardContent>
        <OrConflict form="travellers" answer={answer} words={words}>
          <TravellersForm {...{ draft, answer, fieldLabels, labels }} />
        </OrConflict>
      </CardContent>
    </Card>
  );
}

type TravellersFormProps = {
  draft: QuoteDraft;
  answer: DraftAnswer;
  fieldLabels: Record<"title" | "first_name" | "last_name" | "date_of_birth" | "age", string>;
  /** The same with whose they are, by the names of the inputs. */
  labels: Record<string, string>;
};

function TravellersForm({ draft, answer, fieldLabels, labels }: TravellersFormProps) {
  const { t } = useTranslation(["quotes", "kit"]);
  const content = draftContent.travellers(draft);
  const answered = resultFor("travellers", formResult(answer));
  const opened = useReadVersion(draft, { id: "travellers", intent: "travellers", content, answered });
  const [form, fields] = useAppForm<TravellerFields>({
    id: "travellers",
    lastResult: answered,
    defaultValue: content,
    rules: travellerRules,
    formats: travellerFormats,
  });
  const rows = rowsOf(fields.travellers);
  const roomOf = (index: number) => {
    const room = draft.travellers[index]?.room;
    const code = room ? draft.room_codes[room - 1] : undefined;
    return code ? t("travellers.room", { number: room, type: t(`kit:rooms.${code}`) }) : null;
  };
  return (
    <AppForm form={form} labels={labels} action="#details-travellers">
      <DetailKey opened={opened} intent="travellers" />
      <ul className="space-y-5">
        {rows.map((row, index) => {
          const { seq, title, first_name, last_name, date_of_birth, age } = row.getFieldset();
          return (
            <li key={row.key}>
              <fieldset className="min-w-0">
                <legend className="mb-2 text-sm font-medium">
                  {t("travellers.one", { number: index + 1 })}{" "}
                  <span className="font-normal text-muted-foreground">{roomOf(index)}</span>
                </legend>
                <input type="hidden" name={seq.name} value={draft.travellers[index]?.seq ?? index + 1} />
                <div className="grid grid-cols-[5rem_1fr_5.5rem] gap-3 sm:grid-cols-[5rem_1fr_1fr]">
                  <TextField field={title} label={fieldLabels.title} autoComplete="off" />
                  <div className="max-sm:col-span-2">
                    <TextField field={first_name} label={fieldLabels.first_name} autoComplete="off" />
                  </div>
                  <div className="max-sm:col-span-3">
                    <TextField field={last_name} label={fieldLabels.last_name} autoComplete="off" />
                  </div>
                  <div className="col-span-2">
                    <DateField field={date_of_birth} label={fieldLabels.date_of_birth} />
                  </div>
                  <div className="sm:max-w-22">
                    <NumberField field={age} label={fieldLabels.age} />
                  </div>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ul>
      <SubmitButton variant="secondary">{t("save.details")}</SubmitButton>
    </AppForm>
  );
}
