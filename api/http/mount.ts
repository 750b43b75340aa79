import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import type { Account, Call, HttpEnv } from "#api/http/context.ts";
import { richTextsOf } from "#api/http/clean-rich-texts.ts";
import { answeredOnce } from "#api/http/idempotency.ts";
import { limitPublicBody } from "#api/http/limit-body.ts";
import { jsonInside } from "#api/http/inside.ts";
import { emptyPage, laravelPage, type PageOf } from "#api/http/paginate.ts";
import { Refusal, unauthenticated, unauthorized } from "#api/http/refusal.ts";
import { readInput } from "#api/http/read-input.ts";
import { scopeOf } from "#api/http/scope.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";
import type { LimitedDeed } from "#contract/limited-deeds.ts";
import type { Locale } from "#contract/primitives.ts";

/** A download: its bytes and the name it is kept under. */
export type FileAnswer = {
  bytes: Uint8Array;
  contentDisposition: string;
  /** Where it is another than the endpoint declares. */
  contentType?: string;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What the caller sent, parsed by the endpoint's own schemas. */
export type InputOf<Spec extends EndpointSpec> = {
  params: Parsed<Spec["params"]>;
  query: Parsed<Spec["query"]>;
  body: Parsed<Spec["body"]>;
};

/** What a handler of this endpoint returns. */
export type AnswerOf<Spec extends EndpointSpec> = Spec["answer"] extends {
  kind: "page";
  schema: infer S extends z.ZodType;
}
  ? PageOf<z.input<S>>
  : Spec["answer"] extends { kind: "item" | "raw"; schema: infer S extends z.ZodType }
    ? z.input<S>
    : Spec["answer"] extends { kind: "file" }
      ? FileAnswer
      : undefined;

export type Handler<Spec extends EndpointSpec> = (
  input: InputOf<Spec>,
  call: Call,
  context: Context,
) => Promise<AnswerOf<Spec>>;

/** To which address outside the house a call would write; null where it writes to none. */
type RecipientOf<Spec extends EndpointSpec> = (input: InputOf<Spec>, call: Call) => Promise<string | null>;

/** One endpoint with the function that answers it. Modules export a list of these. */
export type Route = {
  endpoint: EndpointSpec;
  handle: (input: never, call: Call, context: Context) => Promise<unknown>;
  recipientOf?: ((input: never, call: Call) => Promise<string | null>) | undefined;
};

/** Ties a handler to its endpoint, so that input and answer follow the contract's types. */
export function route<const Spec extends EndpointSpec>(
  endpoint: Spec,
  handle: Handler<Spec>,
  recipientOf?: RecipientOf<Spec>,
): Route {
  return { endpoint, handle, recipientOf };
}

/** Does the work of a call unless what it counts as was done too often (`withinLimits`). */
type Limiting = (
  counted: { deed: LimitedDeed; recipient: string | null },
  call: Call,
  work: () => Promise<Response>,
) => Promise<Response>;

/** Refuses callers whom the endpoint's declaration leaves out, in the language of the call. */
export function authorize(endpoint: EndpointSpec, account: Account | null, locale: Locale = "en") {
  const { access } = endpoint;
  if (access.audience === "public") return;
  if (!account) throw unauthenticated(access.audience);
  if (access.audience !== "signed-in" && account.audience !== access.audience) {
    throw unauthenticated(access.audience);
  }
  if (account.secondFactorDue && !endpoint.beforeEnrolment) {
    throw new Refusal(403, { message: textsIn(locale).twoFactorDue, reason: "two-factor" });
  }
  const { permission } = access;
  if (permission === null) return;
  if (permission !== "any" && !account.permissions.includes(permission)) throw unauthorized(permission);
  refuseOnHold(endpoint, account, locale);
}

/**
 * What a company on hold means, in one place: its users may read everything they could read before, and every
 * call of their portal that changes something is refused, but for those declared `whileOnHold`. Their own
 * account (password, sessions, second factor) is none of the company's business and stays open.
 */
function refuseOnHold(endpoint: EndpointSpec, account: Account, locale: Locale) {
  if (!account.onHold || endpoint.method === "GET" || endpoint.whileOnHold) return;
  throw new Refusal(403, { message: textsIn(locale).onHold, reason: "on-hold" });
}

type Around = { callOf: (context: Context<HttpEnv>) => Promise<Call>; limiting: Limiting };

/** Adds a route to the app under the contract's own path, behind its declared access and within its limits. */
export function mount(
  app: Hono<HttpEnv>,
  { endpoint, handle, recipientOf }: Route,
  { callOf, limiting }: Around,
) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
  app.on(endpoint.method, path, async (context) => {
    const call = asGuestWhileDue(endpoint, await callOf(context));
    authorize(endpoint, call.account, call.locale);
    if (endpoint.access.audience === "public") await limitPublicBody(context);
    const input = await readInput(endpoint, context);
    // The route() function checked that its functions and the endpoint belong together; the list forgot the type.
    const own = input as never;
    const work = () =>
      answeredOnce({ endpoint, call, context }, async (call) =>
        respond(endpoint, emptyPage(endpoint, input.query) ?? (await handle(own, call, context)), context),
      );
    if (!endpoint.limited) return work();
    // Outside of the work's transaction: what is counted and told of a refusal outlives it.
    const recipient = (await recipientOf?.(own, call)) ?? null;
    return limiting({ deed: endpoint.limited, recipient }, call, work);
  });
}

/** Until the second factor is set up, public calls know the account as little as others let it in. */
function asGuestWhileDue({ access, beforeEnrolment }: EndpointSpec, call: Call): Call {
  if (!call.account?.secondFactorDue || access.audience !== "public" || beforeEnrolment) return call;
  return { ...call, account: null, scope: scopeOf(null) };
}

/**
 * Shapes an answer as the contract says. What the schema does not name never leaves (field walls), nor what its
 * formatted texts must not hold, however it came into the tables.
 */
function respond(endpoint: EndpointSpec, answer: unknown, context: Context<HttpEnv>) {
  const status = endpoint.status ?? 200;
  const inside = endpoint.method === "GET" && context.env.shared?.inside;
  const json = (value: object, status: ContentfulStatusCode) =>
    inside ? jsonInside(context, value, status) : context.json(value, status);
  switch (endpoint.answer.kind) {
    case "empty":
      return context.body(null, 204);
    case "file":
      return respondFile(answer as FileAnswer, endpoint.answer.contentType, context);
    case "item":
      return json({ data: shaped(endpoint.answer.schema, answer) }, status === 204 ? 200 : status);
    case "raw":
      return context.json(shaped(endpoint.answer.schema, answer), 200);
    case "page": {
      const { schema } = endpoint.answer;
      const page = answer as PageOf<unknown>;
      const rows = page.rows.map((row) => shaped(schema, row));
      return json(laravelPage({ ...page, rows }, new URL(context.req.url)), 200);
    }
  }
}

function shaped(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.parse(value);
  return richTextsOf(schema)?.(parsed) ?? parsed;
}

function respondFile(file: FileAnswer, declaredType: string, context: Context) {
  const { bytes, contentDisposition, contentType = declaredType } = file;
  // A Uint8Array over a plain ArrayBuffer: what workers and Node hand out here.
  return context.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    "Content-Type": contentType,
    "Content-Length": String(bytes.byteLength),
    "Content-Disposition": contentDisposition,
    "Cache-Control": "private, no-store",
  });
}
