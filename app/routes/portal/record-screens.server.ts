import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { csvColumns, type RecordColumn } from "#app/data-table/record-columns.ts";
import { readList } from "#app/data-table/read-list.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { answerBulk } from "#app/records/bulk-answer.server.ts";
import { recordAction } from "#app/records/record-action.server.ts";
import type { FormValues } from "#app/records/record-values.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import type { ResourceClient } from "#app/services/http/resource-client.server.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { Page } from "#contract/envelope.ts";
import { pickFields, type FormFields } from "#contract/field-facts.ts";
import { readListQuery } from "#contract/list-query.ts";
import type { AnyResource } from "#contract/resource.ts";
import { HistoryQuery, type AuditEntry } from "#contract/system/audit/entry.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

type Context = Readonly<RouterContextProvider>;
type Args = { request: Request; url: URL; context: Context };
type Item<Resource extends AnyResource> = z.output<Resource["item"]>;

type ListOptions<Resource extends AnyResource> = {
  resource: Resource;
  service: ResourceClient<Resource>;
  /** Under which name an account keeps its choices for the list. */
  kept: { audience: AccountAudience; list: string };
};

/** What `<RecordList>` shows: the page of the list, and what the account keeps of it. */
export async function loadList<Resource extends AnyResource>(
  { url, context }: Pick<Args, "url" | "context">,
  { resource, service, kept, title, sort }: ListOptions<Resource> & { title: string; sort: string },
) {
  const query = readList<Resource["query"]>(url, resource.query);
  const [page, settings] = await Promise.all([service.list(query), readListKeeping(url, context, kept)]);
  return {
    title,
    sort: query.sort[0] ?? sort,
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
  };
}

/** What `<RecordList>` posts: choices for the list, and verbs for many records. */
export async function listAction<Resource extends AnyResource>(
  { request, url, context }: Args,
  { resource, service, kept }: ListOptions<Resource>,
  form?: FormData,
) {
  const sent = form ?? (await readForm(request));
  return (await keepListChoice(sent, url, context, kept)) ?? answerBulk(sent, url, resource, service);
}

/** The list as a download, with the filters it has now. */
export function exportList<Resource extends AnyResource>(
  { url, context }: Pick<Args, "url" | "context">,
  options: {
    resource: Resource;
    service: ResourceClient<Resource>;
    columns: readonly RecordColumn<Item<Resource>, Resource["query"]>[];
    /** In plain letters. */
    fileName: string;
  },
) {
  const query = readListQuery(url, options.resource.query) as z.output<Resource["query"]>;
  const load = (page: number) => options.service.list({ ...query, page, per_page: 100 });
  return csvResponse(options.fileName, csvColumns(options.columns), load, context.get(localeContext));
}

type Readable<Record> = {
  get: (uid: string) => Promise<Record>;
  history: (uid: string, page: number) => Promise<Page<AuditEntry>>;
};

/** A record with a page of its history, under its title. */
export async function loadHistory<Record>(
  { url, context }: Pick<Args, "url" | "context">,
  service: Readable<Record>,
  { uid, titleOf }: { uid: string; titleOf: (record: Record) => string },
) {
  const { page } = readListQuery(url, HistoryQuery);
  const [record, history] = await Promise.all([service.get(uid), service.history(uid, page)]);
  return {
    title: titleOf(record),
    record,
    history: withinPages(url, history),
    timeZone: officeTimeZone(context),
  };
}

/** Where to go when something was done, and what is said there. */
type Done<Record> = (record: Record) => { to: string; text: string };

type Written<Schema extends z.ZodType> = {
  /** The contract's input, or what its form makes of it. */
  schema: Schema;
  /** What the contract says of it; the form has the same. */
  fields: FormFields;
};

/** The action of a form that adds a record, once for each visit of the form. */
export function createRecord<Schema extends z.ZodType, Record>(
  { request, context }: Pick<Args, "request" | "context">,
  {
    schema,
    fields,
    create,
    done,
  }: Written<Schema> & {
    create: (input: z.output<Schema>, headers: { [name: string]: string }) => Promise<Record>;
    done: Done<Record>;
  },
) {
  return formAction(request, { schema, fields }, async (input, form) => {
    const { to, text } = done(await create(input, onceFor(form)));
    return redirectWithToast(context, to, { text });
  });
}

/** The action of an edit page without steps of its own; see `recordAction`. */
export function changeRecord<Schema extends z.ZodType, Record extends { lock_version: number } & FormValues>(
  { request, context }: Pick<Args, "request" | "context">,
  uid: string,
  options: Written<Schema> & {
    service: Readable<Record> & {
      update: (uid: string, version: number, input: z.output<Schema>) => Promise<Record>;
      remove: (uid: string, version: number) => Promise<void>;
    };
    /** What the form shows of a record; the fields of the contract's input unless given. */
    formValues?: (record: Record) => FormValues;
    saved: Done<Record>;
    removed: Done<Record>;
  },
) {
  const { schema, fields, service, saved, removed } = options;
  const formValues = options.formValues ?? ((record) => pickFields<FormFields, FormValues>(fields, record));
  const tell = ({ to, text }: ReturnType<typeof saved>) => redirectWithToast(context, to, { text });
  return recordAction<Schema, Record>(request, {
    schema,
    fields,
    locale: context.get(localeContext),
    formValues,
    history: () => service.history(uid, 1),
    save: async (version, input) => tell(saved(await service.update(uid, version, input))),
    remove: async (version) => {
      const record = await service.get(uid);
      await service.remove(uid, version);
      return tell(removed(record));
    },
  });
}
