import { data } from "react-router";
import type { z } from "zod";
import {
  entriesIn,
  mergedForm,
  openedIn,
  typedEntries,
  type FormValues,
} from "#app/records/record-values.ts";
import type { Conflict, Opened, RecordAnswer } from "#app/records/record-answer.ts";
import { formText } from "#app/lib/form-text.ts";
import { formAction, typedForm } from "#app/forms/form-action.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { rulesAndFormats } from "#app/forms/typed-rules.ts";
import { takeUploads } from "#app/forms/take-uploads.server.ts";
import type { Formats } from "#app/domain/typed-values.ts";
import type { RuleSet } from "#app/forms/rules.ts";
import { ApiProblem, isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import type { AuditEntry } from "#contract/system/audit/entry.ts";
import type { Page } from "#contract/envelope.ts";
import type { FormFields } from "#contract/field-facts.ts";
import type { Locale } from "#contract/primitives.ts";

type Versioned = { lock_version: number };

type RecordActionOptions<Schema extends z.ZodType, Item extends Versioned> = {
  schema: Schema;
  /** The form's own: what the contract says of its fields, rules and formats besides. */
  fields?: FormFields;
  rules?: RuleSet;
  formats?: Formats;
  /** Of the reader, in whose notation values are typed. */
  locale: Locale;
  /** What the form shows of a record, the same as its default values. */
  formValues: (record: Item) => FormValues;
  /** Saves under the version and answers where to go. */
  save: (version: number, value: z.output<Schema>) => Promise<Response>;
  /** Removes under the version and answers where to go; without it the screen offers no removal. */
  remove?: (version: number) => Promise<Response>;
  /** Steps of the record's own life by the `intent` of their buttons (`<TransitionsPanel>`). */
  steps?: Readonly<Record<string, (version: number, form: FormData) => Promise<Response>>>;
  /** The fields that hold files, and how a file is kept that came with the form. */
  uploads?: { names: readonly string[]; store: (file: File) => Promise<{ uid: string }> };
  /** The history of the record, to name who was quicker. */
  history: () => Promise<Page<AuditEntry>>;
};

/**
 * The action of an edit screen. Saves, removes (`intent=remove`) or saves the choices of a conflict screen
 * (`intent=resolve`). A record that somebody else has changed meanwhile is answered as a conflict with everything
 * that was typed; one that cannot be saved as it stands with the reason and the form as it was typed; one that somebody has removed with 404 and the form as it was typed; a refused field with 422 like any
 * form.
 */
export async function recordAction<Schema extends z.ZodType, Item extends Versioned>(
  request: Request,
  options: RecordActionOptions<Schema, Item>,
) {
  const { uploads } = options;
  const { formData: posted, refused = {} } = uploads
    ? await takeUploads(request, uploads.names, uploads.store)
    : { formData: await readForm(request) };
  const intent = formText(posted, "intent");
  const version = Number(posted.get("lock_version"));
  const step = stepOf(intent, options);
  if (step) return stepping(() => step(version, posted));
  const form = intent === "resolve" ? mergedForm(posted) : posted;
  return saving({ form, version, refused }, options);
}

/** An intent that somebody made up names no step, whatever other objects are called so. */
function stepOf(
  intent: string,
  { remove, steps = {} }: Pick<RecordActionOptions<z.ZodType, Versioned>, "remove" | "steps">,
) {
  if (intent === "remove") return remove;
  return Object.hasOwn(steps, intent) ? steps[intent] : undefined;
}

async function saving<Schema extends z.ZodType, Item extends Versioned>(
  { form, version, refused }: { form: FormData; version: number; refused: Record<string, string[]> },
  { schema, fields, rules, formats, locale, formValues, save, history }: RecordActionOptions<Schema, Item>,
) {
  const opened: Opened = { version, before: openedIn(formText(form, "opened")) };
  const own = { ...(fields && { fields }), ...(rules && { rules }), ...(formats && { formats }) };
  try {
    const answer = await formAction(form, { schema, refused, ...own }, (value) => save(version, value));
    if (answer instanceof Response) return answer;
    // Without a status of its own the page has that of its loaders.
    return data<RecordAnswer>({ result: answer.data, opened }, answer.init ?? undefined);
  } catch (error) {
    if (!isLate(error)) throw error;
    if (error.kind === "not-found") return refusal(error, { gone: typedForm(form) });
    if (!isVersioned(error.current)) return refusal(error, { result: typedForm(form), opened });
    // The API's own record under the contract of the resource, of which only the version was looked at.
    const current = error.current as Item;
    const conflict: Conflict = {
      version: current.lock_version,
      before: opened.before,
      mine: entriesIn(form),
      theirs: typedEntries(formValues(current), rulesAndFormats(own).formats, locale),
      by: await lastChange(history),
    };
    return data<RecordAnswer>({ conflict }, { status: 409 });
  }
}

/** Removes, publishes and the like, or says why not. */
async function stepping(step: () => Promise<Response>) {
  try {
    return await step();
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "not-found")) throw error;
    return refusal(error);
  }
}

/** Somebody else was quicker: the record is another by now, cannot take the step any more, or is gone. */
function isLate(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && (error.kind === "conflict" || error.kind === "not-found");
}

function refusal(problem: ApiProblem, more: Pick<RecordAnswer, "gone" | "result" | "opened"> = {}) {
  return data<RecordAnswer>(
    { refusal: messageForUser(problem), ...more },
    { status: problem.kind === "not-found" ? 404 : problem.standing === undefined ? 409 : problem.status },
  );
}

/** The newest entry tells who was quicker; a history that cannot be read must not hide the conflict. */
async function lastChange(history: () => Promise<Page<AuditEntry>>): Promise<Conflict["by"]> {
  const entry = await history().then(
    ({ data: [newest] }) => newest,
    () => undefined,
  );
  return entry ? { name: entry.actor.name, at: entry.at } : null;
}

function isVersioned(value: unknown): value is Versioned {
  return (
    typeof value === "object" &&
    value !== null &&
    "lock_version" in value &&
    typeof value.lock_version === "number"
  );
}
