import { z } from "zod";
import {
  GatewayError,
  type Gateway,
  type GatewayOrder,
  type GatewayRefund,
  type GatewayReport,
  type GatewaySession,
} from "#api/gateway/gateway.ts";

export type WindcaveAccess = {
  /** Without a slash at the end: `https://sec.windcave.com/api/v1`. */
  url: string;
  username: string;
  apiKey: string;
  fetch?: typeof fetch;
};

/** A card company that does not answer in this time is asked again later. */
const answersWithinMs = 10_000;

const Link = z.object({ rel: z.string(), href: z.url() });
const Session = z.object({
  id: z.string().min(1),
  state: z.string().default("init"),
  links: z.array(Link).default([]),
  expires: z.iso.datetime({ offset: true }).optional(),
});
const Transaction = z.object({
  id: z.string().min(1),
  authorised: z.boolean(),
  reCo: z.string().default(""),
  responseText: z.string().default(""),
  amount: z.string(),
  currency: z.string(),
  merchantReference: z.string().default(""),
  settlementDate: z.string().nullish(),
  card: z.object({ cardNumber: z.string().optional(), type: z.string().optional() }).nullish(),
});
const Report = Session.extend({ transactions: z.array(Transaction).default([]) });
const Refunded = z.object({
  authorised: z.boolean(),
  reCo: z.string().default(""),
  responseText: z.string().default(""),
});

/** Sessions of Windcave's REST interface (domain 2.9): amounts are texts with two decimals, the query decides. */
export function windcave(access: WindcaveAccess): Gateway {
  return {
    name: "windcave",
    create: async (order) =>
      sessionOf(await ask(access, "POST", "/sessions", Session, orderBody(order), order.key), order),
    query: async (sessionId) => {
      const found = await ask(access, "GET", `/sessions/${encodeURIComponent(sessionId)}`, Report);
      return found && reportOf(found);
    },
    refund: async (refund) => {
      const done = await ask(access, "POST", "/transactions", Refunded, refundBody(refund), refund.key);
      if (!done) throw new GatewayError("The gateway does not know the transaction");
      return { authorised: done.authorised, code: done.reCo, text: done.responseText };
    },
  };
}

function orderBody(order: GatewayOrder) {
  return {
    type: "purchase",
    amount: decimals(order.amountCents),
    currency: order.currency,
    merchantReference: order.reference,
    language: order.language,
    expires: order.expiresAt.toISOString(),
    callbackUrls: { approved: order.returnUrl, declined: order.returnUrl, cancelled: order.returnUrl },
    notificationUrl: order.notifyUrl,
  };
}

function refundBody({ transactionId, amountCents, currency, reference }: GatewayRefund) {
  return {
    type: "refund",
    transactionId,
    amount: decimals(amountCents),
    currency,
    merchantReference: reference,
  };
}

function sessionOf(found: z.infer<typeof Session> | null, order: GatewayOrder): GatewaySession {
  const page = found?.links.find(({ rel }) => rel === "hpp");
  if (!found || !page) throw new GatewayError("The gateway made no page to pay on");
  return {
    sessionId: found.id,
    payUrl: page.href,
    expiresAt: found.expires ? new Date(found.expires) : order.expiresAt,
  };
}

function reportOf({ state, transactions }: z.infer<typeof Report>): GatewayReport {
  return {
    state: stateOf(state),
    transactions: transactions.map((one) => ({
      id: one.id,
      authorised: one.authorised,
      code: one.reCo,
      text: one.responseText,
      amountCents: centsOf(one.amount),
      currency: one.currency,
      reference: one.merchantReference,
      cardMasked: one.card?.cardNumber ?? null,
      cardBrand: one.card?.type ?? null,
      settledOn: one.settlementDate?.slice(0, 10) ?? null,
    })),
  };
}

function stateOf(state: string): GatewayReport["state"] {
  if (state === "complete" || state === "cancelled" || state === "expired") return state;
  return state === "processing" ? "processing" : "open";
}

function decimals(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Cents of a text with two decimals; anything else is no answer to go by. */
function centsOf(amount: string): number {
  const match = /^(\d{1,12})(?:\.(\d{2}))?$/.exec(amount);
  if (!match) throw new GatewayError("The gateway named an amount that is none");
  return Number(match[1]) * 100 + Number(match[2] ?? "0");
}

async function ask<Schema extends z.ZodType>(
  { url, username, apiKey, fetch: send = fetch }: WindcaveAccess,
  method: "GET" | "POST",
  path: string,
  schema: Schema,
  body?: unknown,
  key?: string,
): Promise<z.output<Schema> | null> {
  let status: number;
  let text: string;
  try {
    const response = await send(`${url}${path}`, {
      method,
      headers: {
        Authorization: `Basic ${Buffer.from(`${username}:${apiKey}`).toString("base64")}`,
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(key !== undefined && { "X-ID": key }),
      },
      signal: AbortSignal.timeout(answersWithinMs),
      redirect: "error",
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new GatewayError("The gateway did not answer", { cause: error });
  }
  if (status === 404) return null;
  if (status >= 400) throw new GatewayError(`The gateway answered ${status}`);
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success)
    throw new GatewayError("The gateway answered in other words than agreed", { cause: parsed.error });
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
