import { parse, type Submission, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import type { Formats } from "#app/domain/typed-values.ts";
import { nameOfPath, namePattern } from "#app/forms/field-names.ts";
import { formMessage, tooOften } from "#app/forms/form-message.server.ts";
import { withKnownFields } from "#app/forms/known-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import type { RuleSet } from "#app/forms/rules.ts";
import { writeMessage } from "#app/forms/message.ts";
import { messageOfIssue } from "#app/forms/schema-issues.server.ts";
import { asKept, rulesAndFormats } from "#app/forms/typed-rules.ts";
import { refusalsOf, textOf } from "#app/forms/use-app-form.ts";
import type { FormFields } from "#contract/field-facts.ts";
import { ApiProblem, isOutage } from "#app/services/http/problems.server.ts";

type FormActionOptions<Schema extends z.ZodType> = {
  schema: Schema;
  /** The form's own: what the contract says of its fields, rules that the browser checks too and are asked first, and
   * formats, after which typed texts become kept values before the schema sees them. */
  fields?: FormFields;
  rules?: RuleSet;
  formats?: Formats;
  /** Fields whose value must not come back to the page, such as passwords. */
  secrets?: readonly string[];
  /** Refusals that are known already, such as of files that came with the form. */
  refused?: Record<string, string[]>;
};

/**
 * What a call may answer instead of a redirect: refusals by field name, those of the whole form under `""`. The
 * status is 422 unless given.
 */
export type Refusals = { refused: Record<string, string[]>; status?: number };

/**
 * Reads the form (or takes it from `takeUploads`), checks it, and hands its value to `call`, which saves and answers a redirect. Whatever is
 * refused, by our rules, by the schema or by the API (a thrown 422 with `errors`), is answered with 422 and what
 * was typed. A form that was sent to add or to take away a row comes back with that done.
 */
export async function formAction<Schema extends z.ZodType>(
  sent: Request | FormData,
  { schema, secrets = [], refused: known = {}, ...own }: FormActionOptions<Schema>,
  call: (value: z.output<Schema>, formData: FormData) => Promise<Response | Refusals>,
) {
  const posted = sent instanceof FormData ? sent : await readForm(sent);
  const { rules, formats } = rulesAndFormats(own);
  const named = [...Object.keys(rules), ...secrets];
  const formData = withKnownFields(posted, schema, named);
  const typed = readTypedForm(formData);
  if (typed.status === undefined) return data<SubmissionResult>(withoutSecrets(typed.reply(), secrets));
  const submission = parseWithZod(asKept(formData, formats), {
    schema,
    formatError: (issues: z.core.$ZodIssue[]): string[] =>
      issues.map((issue) => {
        const name = nameOfPath(issue.path.join("."));
        return messageOfIssue(issue, textOf(formData, name) !== "", formats[namePattern(name)]);
      }),
  });
  const refusals = { ...refusalsOf(formData, rules), ...known };
  if (submission.status !== "success") return refuse(typed, { ...submission.error, ...refusals }, secrets);
  if (Object.keys(refusals).length > 0) return refuse(typed, refusals, secrets);
  try {
    const answer = await call(submission.value, posted);
    return answer instanceof Response ? answer : refuse(typed, answer.refused, secrets, answer.status);
  } catch (error) {
    const lost = lostCall(error);
    if (lost) return refuse(typed, { "": [lost.message] }, secrets, lost.status);
    if (error instanceof ApiProblem && isOutage(error)) return refuse(typed, notSaved, secrets, 503);
    if (error instanceof ApiProblem && error.kind === "rate-limited") {
      return refuse(typed, { "": [tooOften(error)] }, secrets, 429);
    }
    const refused = refusalsOfAnswer(error);
    if (!refused) throw error;
    return refuse(typed, refused, secrets);
  }
}

const notSaved: Errors = { "": [writeMessage({ key: "notSaved" })] };

/** The form as it was typed, for a page that draws it again for another reason than a refused field. */
export function typedForm(formData: FormData): SubmissionResult {
  return readTypedForm(formData).reply();
}

/** The form as it was typed. Its own word for what is to be done may be made up: then it is the sender's mistake. */
function readTypedForm(formData: FormData) {
  try {
    return parse<object, string[]>(formData, { resolve: () => ({ value: {} }) });
  } catch {
    throw data(null, { status: 400 });
  }
}

type Errors = Record<string, string[] | null | undefined>;
type TypedForm = Submission<object, string[], object>;

function refuse(typed: TypedForm, errors: Errors, secrets: readonly string[], status = 422) {
  const { "": formErrors, ...fields } = errors;
  const fieldErrors = Object.fromEntries(
    Object.entries(fields).flatMap(([name, messages]) => (messages ? [[name, messages]] : [])),
  );
  const reply = typed.reply({ formErrors: formErrors ?? [], fieldErrors });
  // The browser shows the errors of fields that count as checked; an unticked box is not among those that were sent.
  const checked = Object.keys(fieldErrors).map((name): [string, boolean] => [name, true]);
  const state = { validated: { ...reply.state?.validated, ...Object.fromEntries(checked) } };
  return data<SubmissionResult>(withoutSecrets({ ...reply, state, status: "error" }, secrets), { status });
}

function withoutSecrets(reply: SubmissionResult, secrets: readonly string[]): SubmissionResult {
  const values = Object.entries(reply.initialValue ?? {}).filter(([name]) => !secrets.includes(name));
  return { ...reply, initialValue: Object.fromEntries(values) };
}

/** A call that was not done, or of which nobody can tell: it is said above the form, with what was typed. */
function lostCall(error: unknown): { message: string; status: number } | null {
  if (!(error instanceof ApiProblem) || error.standing === undefined) return null;
  return { message: formMessage(error), status: error.status };
}

/**
 * The refusals of an error that carries an answer of the API with status 422: `errors` by field name, or a
 * `message` for the form. Anything else is no refusal.
 */
function refusalsOfAnswer(error: unknown): Errors | null {
  if (typeof error !== "object" || error === null || !("status" in error) || error.status !== 422)
    return null;
  const byField = "errors" in error ? readErrors(error.errors) : {};
  if (Object.keys(byField).length > 0) return byField;
  return "message" in error && typeof error.message === "string" ? { "": [error.message] } : null;
}

function readErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== "object" || errors === null) return {};
  const named = Object.entries(errors).flatMap(([name, messages]): [string, string[]][] =>
    Array.isArray(messages)
      ? [[nameOfPath(name), messages.filter((message) => typeof message === "string")]]
      : [],
  );
  return Object.fromEntries(named);
}
