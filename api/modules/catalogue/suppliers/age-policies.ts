import { asc, eq } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { ageNameOf } from "#api/texts/age-names.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import type { AgePolicyChoice, AgePolicyInput } from "#contract/catalogue/suppliers/age-policies.ts";

const columns = {
  code: agePolicy.code,
  name: agePolicy.name,
  infant_to: agePolicy.infantTo,
  child_to: agePolicy.childTo,
  infants_allowed: agePolicy.infantsAllowed,
  children_allowed: agePolicy.childrenAllowed,
  adults_required: agePolicy.adultsRequired,
  count_children_in_breaks: agePolicy.countChildrenInBreaks,
  count_infants_in_breaks: agePolicy.countInfantsInBreaks,
};

/** The ages that suppliers and products may refer to. */
export function allAges(call: Call): Promise<AgePolicyChoice[]> {
  return call.database.inScope(call.scope, (tx) =>
    tx
      .select(columns)
      .from(agePolicy)
      .orderBy(asc(agePolicy.infantTo), asc(agePolicy.childTo), asc(agePolicy.code)),
  );
}

/**
 * Adds ages, named after what they are. Ages are never changed, as prices rest on them; those that are there already are
 * answered as they are.
 */
export function addAges(input: AgePolicyInput, call: Call): Promise<AgePolicyChoice> {
  const ages = agesOf(input, call);
  const { code } = ages;
  return call.database.inScope(call.scope, async (tx) => {
    const name = ageNameOf(ages);
    const [made] = await tx
      .insert(agePolicy)
      .values({
        uid: ulid(call.now().getTime()),
        code,
        name,
        infantTo: ages.infant_to,
        childFrom: ages.infant_to + 1,
        childTo: ages.child_to,
        adultFrom: ages.child_to + 1,
        infantsAllowed: ages.infants_allowed,
        childrenAllowed: ages.children_allowed,
        adultsRequired: ages.adults_required,
        countChildrenInBreaks: ages.count_children_in_breaks,
        countInfantsInBreaks: ages.count_infants_in_breaks,
      })
      .onConflictDoNothing()
      .returning({ uid: agePolicy.uid });
    if (made) {
      const subject = { type: "age-policy", uid: made.uid };
      await writeAudit(tx, call, { subject, action: "created", after: { name } });
    }
    return kept(tx, code);
  });
}

async function kept(tx: Tx, code: string): Promise<AgePolicyChoice> {
  const [found] = await tx.select(columns).from(agePolicy).where(eq(agePolicy.code, code));
  if (!found) throw new Error("Ages were not written");
  return found;
}

/** The ages with a code that is the same for the same ones; 422 where children end before they begin. */
function agesOf({ infant_to: infants = -1, child_to: children, ...input }: AgePolicyInput, call: Call) {
  if (children !== undefined && children <= infants) {
    throw invalid({ child_to: [catalogueTextsIn(call.locale).childrenAfterInfants] });
  }
  const flags = { ...input };
  // Who does not exist is not let in, nor counted.
  if (infants < 0) Object.assign(flags, { infants_allowed: false, count_infants_in_breaks: false });
  if (children === undefined)
    Object.assign(flags, { children_allowed: false, count_children_in_breaks: false });
  const ages = { ...flags, infant_to: infants, child_to: children ?? infants };
  const marks = [
    ages.infants_allowed,
    ages.children_allowed,
    ages.adults_required,
    ages.count_children_in_breaks,
    ages.count_infants_in_breaks,
  ];
  const code = `${ages.infant_to}-${ages.child_to}-${marks.map((mark) => (mark ? "1" : "0")).join("")}`;
  return { ...ages, code };
}
