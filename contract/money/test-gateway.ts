import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, Currency } from "#contract/primitives.ts";

const tag = "payments";
const access = { audience: "public", permission: null } as const;
const SessionId = z.string().regex(/^[0-9a-f]{48}$/);

/** How the simulated card company answers. `slow`: approved, but told of some seconds later. `other`: takes another amount than was asked for. */
export const TestOutcome = z.enum(["approve", "decline", "cancel", "slow", "silent", "other"]);
export type TestOutcome = z.infer<typeof TestOutcome>;

/** When it tells of it: before the payer is back, after, six times at once, or never. */
export const TestNotice = z.enum(["before", "after", "six", "never"]);
export type TestNotice = z.infer<typeof TestNotice>;

export const TestSession = z.object({
  amount_cents: Cents,
  currency: Currency,
  reference: z.string(),
  /** Whether it can still be paid. */
  open: z.boolean(),
  return_url: z.string(),
});
export type TestSession = z.infer<typeof TestSession>;

export const showTestSession = defineEndpoint({
  method: "GET",
  path: "/api/test-gateway/sessions/{session}",
  summary: "What the simulated gateway asks a payer for; 404 unless payments are simulated",
  tag,
  access,
  params: z.object({ session: SessionId }),
  answer: item(TestSession),
});

export const decideTestSession = defineEndpoint({
  method: "POST",
  path: "/api/test-gateway/sessions/{session}",
  summary: "Pay, decline or cancel at the simulated gateway",
  tag,
  access,
  params: z.object({ session: SessionId }),
  body: z.object({ outcome: TestOutcome, notice: TestNotice.default("before") }),
  answer: item(z.object({ return_url: z.string().nullable() })),
  keepsAnswer: false,
});

export const testGatewayEndpoints = [showTestSession, decideTestSession] as const;
