import { and, eq, isNotNull } from "drizzle-orm";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { hashCapability } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { textsIn } from "#api/texts/texts.ts";

/** A request that the caller's own wall let through, by its numbers. */
export type FoundRequest = { id: number; lineId: number };

const key = { id: supplierRequest.id, lineId: supplierRequest.lineId };

/** The request that a mailed link opens; 404 for an unknown one. */
export async function findByToken(call: Call, token: string): Promise<FoundRequest> {
  const requestTokenHash = hashCapability(token);
  const [found] = await call.database.inScope({ audience: "public", requestTokenHash }, (tx) =>
    tx.select(key).from(supplierRequest).limit(1),
  );
  return found ?? missing(call);
}

/** A request of the caller's own supplier that was sent to it; 404 for any other. */
export async function findOwn(call: Call, uid: string): Promise<FoundRequest> {
  const { supplierId } = call.signedIn();
  const [found] = await call.database.inScope(call.scope, (tx) =>
    tx
      .select(key)
      .from(supplierRequest)
      .where(
        and(
          eq(supplierRequest.uid, uid),
          isNotNull(supplierRequest.sentAt),
          call.scoping === "rules-only" ? undefined : eq(supplierRequest.supplierId, supplierId ?? 0),
        ),
      ),
  );
  return found ?? missing(call);
}

/** A request of a file that the caller may see; 404 for any other. */
export async function findOfFile(
  call: Call,
  { uid, request }: { uid: string; request: string },
): Promise<FoundRequest> {
  const fileId = await findFileId({ uid }, call);
  const [found] = await call.database.inScope(call.scope, (tx) =>
    tx
      .select(key)
      .from(supplierRequest)
      .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
      .where(and(eq(supplierRequest.uid, request), eq(serviceLine.fileId, fileId))),
  );
  return found ?? missing(call);
}

function missing(call: Call): never {
  throw notFound(textsIn(call.locale).requestNotFound);
}
