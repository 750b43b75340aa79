import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { BulkVerb } from "#app/data-table/bulk-form.tsx";
import { BulkLack, BulkRefused } from "#app/data-table/bulk-question.tsx";
import { BulkReport } from "#app/data-table/bulk-report.tsx";
import { BulkWork } from "#app/data-table/bulk-work.tsx";
import { useKeptAnswer } from "#app/data-table/use-kept-answer.ts";
import type { FileBulkAnswer } from "#app/routes/admin/sales/client-files/bulk.server.ts";

type Choice = { uid: string; name: string };
export type BulkChoices = { consultants: Choice[] | null; labels: Choice[] | null };

/** The verbs of the client-files list that the account may use, each with what it needs. */
export function useFileVerbs({ consultants, labels }: BulkChoices): BulkVerb[] {
  const { t } = useTranslation("clientFiles");
  const verbs: BulkVerb[] = [];
  if (consultants) {
    const field = <ChoiceField name="value-assign" label={t("bulk.consultant")} choices={consultants} />;
    verbs.push({ name: "assign", label: t("bulk.assign"), field });
  }
  if (labels && labels.length > 0) {
    const field = <ChoiceField name="value-label" label={t("bulk.label")} choices={labels} />;
    verbs.push({ name: "label", label: t("bulk.addLabel"), field });
    verbs.push({ name: "unlabel", label: t("bulk.removeLabel") });
  }
  return verbs;
}

type ChoiceFieldProps = { name: string; label: string; choices: readonly Choice[] };

function ChoiceField({ name, label, choices }: ChoiceFieldProps) {
  return (
    <Select
      name={name}
      aria-label={label}
      className="w-44 max-sm:w-auto max-sm:grow"
      selectClassName="h-7! text-xs sm:text-xs"
    >
      <option value="">{label}</option>
      {choices.map((choice) => (
        <option key={choice.uid} value={choice.uid}>
          {choice.name}
        </option>
      ))}
    </Select>
  );
}

type BulkAnswerProps = { answer: FileBulkAnswer | undefined; choices: BulkChoices };

/** What came of the last choice in the bulk bar: a question, a report or what was missing. */
export function BulkAnswer({ answer: answered, choices }: BulkAnswerProps) {
  const answer = useKeptAnswer(answered);
  const { t } = useTranslation(["clientFiles", "kit"]);
  if (!answer || "piece" in answer || "pieceFailed" in answer) return null;
  if ("problem" in answer) {
    const { problem } = answer;
    if (problem === "nothing-chosen") return <BulkLack>{t("bulk.nothingChosen")}</BulkLack>;
    return <BulkRefused problem={problem} />;
  }
  if ("report" in answer) {
    return (
      <BulkReport result={answer.report}>
        {answer.undo ? (
          <Form method="post" preventScrollReset>
            <Button type="submit" size="sm" name="undo" value={answer.undo}>
              {t("kit:bulk.undo")}
            </Button>
          </Form>
        ) : null}
      </BulkReport>
    );
  }
  const { preview, value } = answer;
  const all = preview.action === "assign" ? choices.consultants : choices.labels;
  const name = all?.find(({ uid }) => uid === value)?.name ?? "";
  const verb = preview.action === "assign" || preview.action === "label" ? preview.action : "unlabel";
  return (
    <BulkWork
      key={JSON.stringify(preview.fields)}
      preview={preview}
      title={t(`bulk.titles.${verb}`, { name })}
      verb={t(`bulk.verbs.${verb}`)}
    />
  );
}
