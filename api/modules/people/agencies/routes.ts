import { eq, sql } from "drizzle-orm";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { agency } from "#api/db/schema/company.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid, unauthenticated } from "#api/http/refusal.ts";
import { readCompanyLog } from "#api/modules/people/users/company-log.ts";
import { textsIn } from "#api/texts/texts.ts";
import { releaseUpload, useUpload } from "#api/uploads/use-upload.ts";
import { ownAgency, toldAgencyFields, type OwnAgency } from "#contract/people/own-agency.ts";

/** An agency as its own manager sees it and gives it a logo. */
export const ownAgencyRoutes: Route[] = [
  route(ownAgency.show, (_input, call) => call.database.inScope(call.scope, (tx) => read(tx, call))),
  route(ownAgency.save, save),
  route(ownAgency.history, history),
];

/** With `hold`, nobody else changes it before this transaction ends. */
async function read(tx: Tx, { scope }: Pick<Call, "scope">, hold = false): Promise<OwnAgency> {
  if (scope.audience !== "agent") throw unauthenticated("agent");
  const query = tx
    .select({
      uid: agency.uid,
      name: agency.name,
      email: agency.email,
      phone: agency.phone,
      address: agency.address,
      logo: agency.logoUid,
      lock_version: agency.lockVersion,
    })
    .from(agency)
    .where(eq(agency.id, scope.agencyId));
  const [found] = await (hold ? query.for("update") : query);
  if (!found) throw new Error("The agency of the account is not to be seen");
  return found;
}

function save({ body }: InputOf<typeof ownAgency.save>, call: Call): Promise<OwnAgency> {
  const logo = body.logo ?? null;
  return call.database.inScope(call.scope, async (tx) => {
    const before = await read(tx, call, true);
    sameVersion(before, body.lock_version, call);
    const sides = { before: { logo: before.logo }, after: { logo } };
    if (isUnchanged(sides.before, sides.after)) return before;
    const use = { purpose: "agency-logo", isPublic: true, now: call.now() } as const;
    if (logo && !(await useUpload(tx, logo, use))) {
      throw invalid({ logo: [textsIn(call.locale).uploadGone] });
    }
    await tx
      .update(agency)
      .set({ logoUid: logo, updatedAt: call.now(), lockVersion: sql`${agency.lockVersion} + 1` })
      .where(eq(agency.uid, before.uid));
    if (before.logo) await releaseUpload(tx, before.logo, call.now());
    const subject = { type: "agency", uid: before.uid };
    await writeAudit(tx, call, { subject, action: "changed", ...sides });
    return read(tx, call);
  });
}

const toldEntries = sql`jsonb_exists_any(${auditLog.after}, ${sql.param(toldAgencyFields)}::text[])`;

async function history({ query }: InputOf<typeof ownAgency.history>, call: Call) {
  const { uid } = await call.database.inScope(call.scope, (tx) => read(tx, call));
  const found = await readCompanyLog(call, { type: "agency", uid }, query, toldEntries);
  const rows = found.rows.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => toldAgencyFields.some((told) => told === field)),
  }));
  return { ...found, rows };
}
