import type { Tx } from "#api/db/client.ts";
import { isWanted } from "#api/documents/confirmation/booked-service.ts";
import type { CancelTerms } from "#api/documents/confirmation/confirmation-data.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { Locale } from "#contract/primitives.ts";
import { readPolicies } from "./cancellation.ts";

/**
 * What cancelling costs, in the words of the policies: services under the same words stand together, in the order of
 * the trip. Services whose policy says nothing are left out.
 */
export async function cancelTerms(tx: Tx, file: Submission, locale: Locale): Promise<CancelTerms[]> {
  const { lines } = file;
  const policyOf = await readPolicies(tx, file);
  const terms = new Map<string, { services: Set<string>; rules: string[] }>();
  for (const line of lines) {
    if (!isWanted(line) || isRounding(line)) continue;
    const rules = policyOf(line).flatMap(({ text }) => inLanguage(text, locale) ?? []);
    if (rules.length === 0) continue;
    const known = terms.get(rules.join("\n")) ?? { services: new Set(), rules };
    known.services.add(inLanguage(line.name, locale) ?? "");
    terms.set(rules.join("\n"), known);
  }
  return [...terms.values()].map(({ services, rules }) => ({ services: [...services], rules }));
}
