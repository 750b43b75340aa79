import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { BulkVerb } from "#app/data-table/bulk-form.tsx";
import { BulkRefused } from "#app/data-table/bulk-question.tsx";
import { BulkReport } from "#app/data-table/bulk-report.tsx";
import { BulkWork } from "#app/data-table/bulk-work.tsx";
import { useKeptAnswer } from "#app/data-table/use-kept-answer.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { BulkChoose } from "#app/routes/admin/sales/client-files/bulk-choose.tsx";
import { useBulkChoices } from "#app/routes/admin/sales/client-files/use-bulk-choices.ts";
import type {
  BulkChoices,
  bulkVerbs,
  FileBulkAnswer,
} from "#app/routes/admin/sales/client-files/bulk.server.ts";

/** The verbs of the client-files list that the account may use, each with what it needs once that is known. */
export function useFileVerbs(may: ReturnType<typeof bulkVerbs>) {
  const { t } = useTranslation("clientFiles");
  const { choices, onTicked } = useBulkChoices();
  const fieldOf = (name: string, label: string, options: Choices | undefined) =>
    options && options.length > 0 ? { field: <ChoiceField {...{ name, label, choices: options }} /> } : {};
  const assign = fieldOf("value-assign", t("bulk.consultant"), choices?.consultants);
  const label = fieldOf("value-label", t("bulk.label"), choices?.labels);
  const verbs: BulkVerb[] = [
    ...(may.assign ? [{ name: "assign", label: t("bulk.assign"), ...assign }] : []),
    ...(may.label
      ? [
          { name: "label", label: t("bulk.addLabel"), ...label },
          { name: "unlabel", label: t("bulk.removeLabel") },
        ]
      : []),
  ];
  return { verbs, onTicked };
}

type Choices = BulkChoices["labels"];
type ChoiceFieldProps = { name: string; label: string; choices: NonNullable<Choices> };

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

/** What came of the last choice in the bulk bar: a question, a report or what was missing. */
export function BulkAnswer({ answer: answered }: { answer: FileBulkAnswer | undefined }) {
  const answer = useKeptAnswer(answered);
  const { t } = useTranslation(["clientFiles", "kit"]);
  if (!answer || "piece" in answer || "pieceFailed" in answer) return null;
  if ("problem" in answer) return <BulkRefused problem={answer.problem} />;
  if ("choose" in answer) return <BulkChoose {...answer.choose} />;
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
  const { preview, name } = answer;
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
