import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { writeMessage } from "#app/forms/message.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { checkRules, type RuleSet } from "#app/forms/rules.ts";
import { messageOfIssue } from "#app/forms/schema-issues.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";

type FormActionOptions<Schema extends z.ZodType> = {
  schema: Schema;
  /** The rules that the browser checks too; they are asked first. */
  rules?: RuleSet;
  /** Fields whose value must not come back to the page, such as passwords. */
  secrets?: readonly string[];
};

/**
 * What a call may answer instead of a redirect: refusals by field name, those of the whole form under `""`. The
 * status is 422 unless given.
 */
export type Refusals = { refused: Record<string, string[]>; status?: number };

/**
 * Reads the form, checks it, and hands its value to `call`, which saves and answers a redirect. Whatever is
 * refused, by our rules, by the schema or by the API (a thrown 422 with `errors`), is answered with 422 and what
 * was typed.
 */
export async function formAction<Schema extends z.ZodType>(
  request: Request,
  { schema, rules = {}, secrets = [] }: FormActionOptions<Schema>,
  call: (value: z.output<Schema>, formData: FormData) => Promise<Response | Refusals>,
) {
  const formData = await readForm(request);
  const submission = parseWithZod(formData, {
    schema,
    formatError: (issues: z.core.$ZodIssue[]): string[] =>
      issues.map((issue) => messageOfIssue(issue, textOf(formData, issue.path.join(".")) !== "")),
  });
  const broken = Object.entries(checkRules(rules, (name) => textOf(formData, name)));
  const refusals = Object.fromEntries(broken.map(([name, refusal]) => [name, [writeMessage(refusal)]]));
  if (submission.status !== "success")
    return refuse(submission, { ...submission.error, ...refusals }, secrets);
  if (broken.length > 0) return refuse(submission, refusals, secrets);
  try {
    const answer = await call(submission.value, formData);
    return answer instanceof Response ? answer : refuse(submission, answer.refused, secrets, answer.status);
  } catch (error) {
    const refused = refusalsOf(error);
    if (!refused) throw error;
    return refuse(submission, refused, secrets);
  }
}

type Errors = Record<string, string[] | null | undefined>;
type AnySubmission = Submission<unknown, string[], unknown>;

function refuse(submission: AnySubmission, errors: Errors, secrets: readonly string[], status = 422) {
  const { "": formErrors, ...fields } = errors;
  const fieldErrors = Object.fromEntries(
    Object.entries(fields).flatMap(([name, messages]) => (messages ? [[name, messages]] : [])),
  );
  const reply = submission.reply({ formErrors: formErrors ?? [], fieldErrors });
  // The browser shows the errors of fields that count as checked; an unticked box is not among those that were sent.
  const checked = Object.keys(fieldErrors).map((name): [string, boolean] => [name, true]);
  const state = { validated: { ...reply.state?.validated, ...Object.fromEntries(checked) } };
  return data<SubmissionResult>(
    { ...reply, state, status: "error", initialValue: withoutSecrets(reply.initialValue, secrets) },
    { status },
  );
}

function withoutSecrets(values: SubmissionResult["initialValue"], secrets: readonly string[]) {
  if (!values) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));
}

/**
 * The refusals of an error that carries an answer of the API with status 422: `errors` by field name, or a
 * `message` for the form. Anything else is no refusal.
 */
function refusalsOf(error: unknown): Errors | null {
  if (typeof error !== "object" || error === null || !("status" in error) || error.status !== 422)
    return null;
  const byField = "errors" in error ? readErrors(error.errors) : {};
  if (Object.keys(byField).length > 0) return byField;
  return "message" in error && typeof error.message === "string" ? { "": [error.message] } : null;
}

function readErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== "object" || errors === null) return {};
  const named = Object.entries(errors).flatMap(([name, messages]): [string, string[]][] =>
    Array.isArray(messages) ? [[name, messages.filter((message) => typeof message === "string")]] : [],
  );
  return Object.fromEntries(named);
}
