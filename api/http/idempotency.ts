import { createHash, randomUUID } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Context } from "hono";
import type { Tx } from "#api/db/client.ts";
import { backInSystem, inSystem } from "#api/db/in-system.ts";
import { withinTransaction } from "#api/db/one-transaction.ts";
import { idempotentAnswer } from "#api/db/schema/session.ts";
import type { Call } from "#api/http/context.ts";
import { Refusal } from "#api/http/refusal.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";

const hourMs = 60 * 60 * 1000;
/** A claim that its holder did not renew for so long has outlived it; the next call with its key begins anew. */
const claimMs = 5_000;
const renewEveryMs = 1_500;

type Asked = { endpoint: EndpointSpec; call: Call; context: Context };
type Work = (call: Call) => Promise<Response>;
type Kept = { status: number; contentType: string | null; body: string };

/**
 * Does the work of a call. With the header `Idempotency-Key` it is done once in 24 hours, or as long as answers are kept: the same call again is
 * answered with the same status and bytes, another body with 422, and while the first is under way with 409. What
 * the work changes and the kept answer are one transaction, so a process that dies in between leaves neither.
 */
export async function answeredOnce(asked: Asked, work: Work): Promise<Response> {
  const { call, context } = asked;
  const key = context.req.header("Idempotency-Key");
  if (key === undefined || !isKept(asked)) return work(call);
  if (!/^[\w-]{16,200}$/.test(key)) {
    throw new Refusal(400, {
      message: "An Idempotency-Key has 16 to 200 letters, digits, dashes or underscores.",
    });
  }
  const keyHash = hash([String(call.account?.id ?? "guest"), asked.endpoint.path, context.req.path, key]);
  const requestHash = hash([context.req.url, await context.req.text()]);
  const claim = randomUUID();
  const kept = await claimKey(call, { keyHash, requestHash, claim });
  if (kept) return replay(kept);
  const holding = holdClaim(call, { keyHash, claim });
  try {
    return await workInClaim(call, { keyHash, claim }, work);
  } catch (error) {
    // Nothing was made: the form may be corrected and sent again with the same key.
    await withAnswers(call, (tx) =>
      tx
        .delete(idempotentAnswer)
        .where(and(eq(idempotentAnswer.keyHash, keyHash), eq(idempotentAnswer.claim, claim))),
    );
    throw error;
  } finally {
    clearInterval(holding);
  }
}

/** Renews the claim for as long as this process works on the call: it ends with its holder. */
function holdClaim(call: Call, { keyHash, claim }: Pick<Claim, "keyHash" | "claim">) {
  const renew = () =>
    withAnswers(call, (tx) =>
      tx
        .update(idempotentAnswer)
        .set({ claimedUntil: new Date(call.now().getTime() + claimMs) })
        .where(and(eq(idempotentAnswer.keyHash, keyHash), eq(idempotentAnswer.claim, claim))),
    );
  return setInterval(() => {
    renew().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : "unknown";
      call.log.warn({ event: "claim.not_renewed", request_id: call.requestId, error: reason });
    });
  }, renewEveryMs).unref();
}

/** Uploads are named by their content, downloads are not kept, and secrets must not be. */
function isKept({ endpoint, context }: Asked): boolean {
  const { method, answer, bodyAs, keepsAnswer } = endpoint;
  if (method !== "POST" || answer.kind === "file" || bodyAs === "multipart" || keepsAnswer === false)
    return false;
  return !(context.req.header("Content-Type") ?? "").startsWith("multipart/");
}

/** Claims and kept answers. What a call does within `workInClaim` is done in its own scope all the same. */
function withAnswers<T>({ database }: Pick<Call, "database">, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inSystem(database, "Claims and kept answers belong to calls, and to no audience", work);
}

type Claim = { keyHash: string; requestHash: string; claim: string };

/** Takes the key for this call; answers what is kept for it instead, or refuses. */
function claimKey(call: Call, { keyHash, requestHash, claim }: Claim): Promise<Kept | null> {
  const now = call.now();
  const mine = {
    requestHash,
    claim,
    claimedUntil: new Date(now.getTime() + claimMs),
    status: null,
    contentType: null,
    body: null,
    expiresAt: new Date(now.getTime() + call.answersKeptHours * hourMs),
  };
  return withAnswers(call, async (tx) => {
    const taken = await tx
      .insert(idempotentAnswer)
      .values({ keyHash, ...mine })
      .onConflictDoUpdate({
        target: idempotentAnswer.keyHash,
        set: mine,
        setWhere: lte(idempotentAnswer.expiresAt, now),
      })
      .returning({ claim: idempotentAnswer.claim });
    if (taken.length > 0) return null;
    const [known] = await tx
      .select()
      .from(idempotentAnswer)
      .where(eq(idempotentAnswer.keyHash, keyHash))
      .for("update");
    // Given back at this very moment by a call that was refused.
    if (!known) throw inFlight();
    if (known.requestHash !== requestHash) throw otherBody();
    if (known.status !== null && known.body !== null)
      return { ...known, status: known.status, body: known.body };
    if (known.claimedUntil > now) throw inFlight();
    await tx.update(idempotentAnswer).set(mine).where(eq(idempotentAnswer.keyHash, keyHash));
    return null;
  });
}

/** The work, and the keeping of its answer, in one transaction that only the holder of the claim can end. */
async function workInClaim(
  call: Call,
  claim: Pick<Claim, "keyHash" | "claim">,
  work: Work,
): Promise<Response> {
  let mails = 0;
  const response = await withAnswers(call, async (tx) => {
    const response = await work({
      ...call,
      database: withinTransaction(call.database, tx),
      mailQueued: () => {
        mails += 1;
      },
    });
    await backInSystem(call.database, tx);
    await keep(tx, claim, response.clone());
    return response;
  });
  // Only now can the sender see what was queued.
  if (mails > 0) call.mailQueued();
  return response;
}

async function keep(tx: Tx, { keyHash, claim }: Pick<Claim, "keyHash" | "claim">, response: Response) {
  const kept = await tx
    .update(idempotentAnswer)
    .set({
      status: response.status,
      contentType: response.headers.get("Content-Type"),
      body: await response.text(),
    })
    .where(and(eq(idempotentAnswer.keyHash, keyHash), eq(idempotentAnswer.claim, claim)))
    .returning({ status: idempotentAnswer.status });
  // Somebody took this call for dead and does it again: what was done here must not count as well.
  if (kept.length === 0) throw inFlight();
}

function replay({ status, contentType, body }: Kept): Response {
  const headers = new Headers({ "Idempotency-Replayed": "true" });
  if (contentType) headers.set("Content-Type", contentType);
  return new Response(status === 204 ? null : body, { status, headers });
}

function inFlight() {
  const headers = { "Retry-After": "1", "Idempotency-Status": "in-flight" };
  return new Refusal(409, { message: "The same request is being worked on." }, headers);
}

function otherBody() {
  return new Refusal(422, { message: "This Idempotency-Key was used for another request." });
}

function hash(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
