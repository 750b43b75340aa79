import { Fragment, type ComponentProps, type ReactNode } from "react";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { formatsOfFields } from "#app/forms/field-rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type Defaults } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import { OpenedFields } from "#app/records/opened-fields.tsx";
import type { Opened, RecordAnswer } from "#app/records/record-answer.ts";
import type { FormValues } from "#app/records/record-values.ts";
import { useOpened } from "#app/records/use-opened.ts";
import type { FieldName, FormFields } from "#contract/field-facts.ts";

type RecordFormOptions<Fields extends FormFields, Values extends Record<string, unknown>> = {
  /** Fixed and unique on the page. */
  id: string;
  /** What the contract says of the input: the `registry-fields.ts` beside it. */
  fields: Fields;
  words: FieldWords;
  /** The record that is changed; a new one has none. */
  record: { lock_version: number } | undefined;
  /** What the fields begin with. */
  values: Defaults<Values> & FormValues;
  answer: RecordAnswer | undefined;
};

/** The form of a record, for a new one and for one that exists. `of` gives a field what its component needs. */
export function useRecordForm<
  Fields extends FormFields,
  Values extends Record<FieldName<Fields>, unknown> = Record<FieldName<Fields>, string>,
>({ id, fields, words, record, values, answer }: RecordFormOptions<Fields, Values>) {
  const opened = useOpened(record, values, answer, formatsOfFields(fields));
  const [form, inputs] = useAppForm<Values>({
    id,
    lastResult: answer?.result,
    defaultValue: values,
    fields,
  });
  const of = <Name extends keyof Values & string>(name: Name) => ({
    field: inputs[name],
    label: words.labels[name] ?? name,
  });
  const labels: Partial<Record<string, string>> = words.labels;
  return { form, fields, inputs, of, labels, opened };
}

type RecordFormProps<Fields extends FormFields, Values extends Record<string, unknown>> = {
  /** What `useRecordForm` gave. */
  of: {
    form: ComponentProps<typeof AppForm<Values>>["form"];
    fields: Fields;
    labels: Partial<Record<string, string>>;
    opened: Opened | undefined;
  };
  /** What draws each field of the contract's input, in this order; null where another draws it too. */
  inputs: Inputs<Fields>;
  /** Where they stand, if not below each other. */
  render?: (inputs: Inputs<Fields>) => ReactNode;
  /** Where to go without saving. */
  back: string;
  /** Where it posts to; the page itself unless given. */
  action?: string;
  /** Set for forms with files. */
  encType?: "multipart/form-data";
  /** Said to somebody who looks and may change nothing. */
  readOnly?: string | undefined;
  className?: string;
};

type Inputs<Fields extends FormFields> = Record<FieldName<Fields>, ReactNode>;

/** The frame of a record's form. A field of the contract's input that no input draws does not pass the types. */
export function RecordForm<Fields extends FormFields, Values extends Record<string, unknown>>(
  props: RecordFormProps<Fields, Values>,
) {
  const { of, inputs, render = inOrder, back, readOnly, className = "max-w-xl", ...form } = props;
  const { t } = useTranslation(["records", "kit"]);
  return (
    <AppForm form={of.form} labels={inOrderOf(inputs, of.labels)} className={className} {...form}>
      {of.opened ? <OpenedFields opened={of.opened} /> : null}
      {readOnly === undefined ? (
        <>
          {render(inputs)}
          <div className="flex flex-wrap gap-2 pt-2">
            <SubmitButton>{of.opened ? t("save") : t("add")}</SubmitButton>
            <Link to={back} className={buttonVariants()}>
              {t("kit:form.cancel")}
            </Link>
          </div>
        </>
      ) : (
        <fieldset disabled className="min-w-0 space-y-6">
          {render(inputs)}
          <p className="text-muted-foreground">{readOnly}</p>
        </fieldset>
      )}
    </AppForm>
  );
}

type Labels = Partial<Record<string, string>>;

/** Refusals are told in the order in which the fields stand. */
function inOrderOf(inputs: Record<string, ReactNode>, labels: Labels): Labels {
  const ordered: Labels = {};
  for (const name of [...Object.keys(inputs), ...Object.keys(labels)]) {
    const label = labels[name];
    if (label !== undefined) ordered[name] = label;
  }
  return ordered;
}

function inOrder(inputs: Record<string, ReactNode>) {
  return Object.entries(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
}
