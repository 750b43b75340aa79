import { and, inArray, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { user } from "#api/db/schema/user.ts";

/** Who has a word in the name: agencies, and people of theirs or of the office. */
export type Named = { agencyIds: number[]; userIds: number[] };

export const nobody: Named = { agencyIds: [], userIds: [] };

/** Who has which of the words in the name. There are some thousands at most, so they are looked through. */
export async function whoIsNamed(tx: Tx, words: string[]): Promise<Map<string, Named>> {
  if (words.length === 0) return new Map();
  const inName = (folded: SQL) => or(...words.map((word) => sql`${folded} like ${`% ${word}%`}`));
  const company = foldedName(agency.name);
  const companies = await tx
    .select({ id: agency.id, text: sql<string>`${company}` })
    .from(agency)
    .where(inName(company));
  const person = foldedName(user.name);
  const people = await tx
    .select({ id: user.id, text: sql<string>`${person}` })
    .from(user)
    .where(and(inArray(user.audience, ["office", "agent"]), inName(person)));
  const idsWith = (rows: typeof people, word: string) =>
    rows.filter(({ text }) => text.includes(` ${word}`)).map(({ id }) => id);
  return new Map(
    words.map((word) => [word, { agencyIds: idsWith(companies, word), userIds: idsWith(people, word) }]),
  );
}

function foldedName(name: AnyColumn): SQL {
  return sql`' ' || array_to_string(search_words(${name}), ' ')`;
}

/** The files of those who are named: of the agency, asked for by the agent, looked after by the consultant. */
export function namedIn({ agencyIds, userIds }: Named): SQL[] {
  return [
    ...(agencyIds.length > 0 ? [oneOf(clientFile.agencyId, agencyIds)] : []),
    ...(userIds.length > 0
      ? [oneOf(clientFile.agentUserId, userIds), oneOf(clientFile.consultantId, userIds)]
      : []),
  ];
}

/** `=` for one value, so that an index keeps its order behind it. */
export function oneOf(column: AnyColumn, ids: number[]): SQL {
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${sql.param(ids)})`;
}

/** Agencies by a part of the name. */
export async function agenciesNamed(tx: Tx, text: string): Promise<number[]> {
  const rows = await tx.select({ id: agency.id }).from(agency).where(contains(agency.name, text));
  return rows.map(({ id }) => id);
}

/** People of the office by a part of the name. */
export async function consultantsNamed(tx: Tx, text: string): Promise<number[]> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(sql`${user.audience} = 'office' and ${contains(user.name, text)}`);
  return rows.map(({ id }) => id);
}
