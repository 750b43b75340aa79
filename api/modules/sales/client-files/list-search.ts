import { like, or, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { plannedAnew } from "#api/db/planning.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { clientFileWord } from "#api/db/schema/client-file-word.ts";
import {
  agenciesNamed,
  consultantsNamed,
  namedIn,
  nobody,
  oneOf,
  whoIsNamed,
  type Named,
} from "#api/modules/sales/client-files/list-named.ts";

/** The text filters of the office's list. */
export type TextFilter = Partial<
  Record<"q" | "reference" | "agent_reference" | "name" | "agency" | "consultant", string>
>;

/** A word that a file must have in one of the fields, or in the name of its agency, its agent or its consultant. */
export type Term = { word: string; fields: string[]; named: Named };

/** What text filters mean: words and companies. `nothing` when they can match no file at all. */
export type Found = {
  nothing: boolean;
  terms: Term[];
  /** Undefined without the filter. */
  agencyIds: number[] | undefined;
  consultantIds: number[] | undefined;
  /** The files that may match, when they are few. */
  candidates: number[] | undefined;
};

/** Up to so many files are looked at one by one; a word that more have is common enough to be met on the way. */
const candidateLimit = 2000;
const maxWords = 6;

/** Letters of the fields in `search_text`. */
const fieldsOf = { q: ["f", "n", "r", "y", "t"], name: ["f", "n"], reference: ["r"], agent_reference: ["y"] };

/** Looks the text filters up, each in a bounded number of rows however many files there are. */
export async function findTexts(tx: Tx, filter: TextFilter, brandIds: number[] | undefined): Promise<Found> {
  const spoken = await wordsOf(tx, filter);
  const agencyIds = filter.agency === undefined ? undefined : await agenciesNamed(tx, filter.agency);
  const consultantIds =
    filter.consultant === undefined ? undefined : await consultantsNamed(tx, filter.consultant);
  const terms = spoken?.slice(0, maxWords) ?? [];
  const nothing = !spoken || agencyIds?.length === 0 || consultantIds?.length === 0;
  const candidates = nothing ? undefined : await candidatesOf(tx, terms, brandIds);
  return { nothing: nothing || candidates?.length === 0, terms, agencyIds, consultantIds, candidates };
}

/** The folded words of the filters; null when one of them has nothing that could be looked for. */
async function wordsOf(tx: Tx, filter: TextFilter): Promise<Term[] | null> {
  const given = (["q", "reference", "agent_reference", "name"] as const).filter((name) => filter[name]);
  if (given.length === 0) return [];
  const calls = given.map((name) => sql`search_words(${filter[name]}) as ${sql.identifier(name)}`);
  const [words] = await rawRows<Record<string, string[] | null>>(tx, sql`select ${sql.join(calls, sql`, `)}`);
  if (given.some((name) => !words?.[name])) return null;
  const terms = given.flatMap((name) =>
    (words?.[name] ?? []).map((word) => ({ word, fields: fieldsOf[name], anywhere: name === "q" })),
  );
  const named = await whoIsNamed(
    tx,
    terms.flatMap(({ word, anywhere }) => (anywhere ? [word] : [])),
  );
  return terms.map(({ word, fields, anywhere }) => ({
    word,
    fields,
    named: (anywhere && named.get(word)) || nobody,
  }));
}

/** The files of the first word that few files have; undefined when all words are common or there is none. */
async function candidatesOf(tx: Tx, terms: Term[], brandIds: number[] | undefined) {
  for (const term of terms.toSorted((one, other) => other.word.length - one.word.length)) {
    const ids = await fewWith(tx, term, brandIds);
    if (ids) return ids;
  }
  return undefined;
}

/** The files that have a word, unless they are many. */
export async function fewWith(tx: Tx, term: Term, brandIds: number[] | undefined): Promise<number[] | null> {
  if (term.fields.length === 0 && namedIn(term.named).length === 0) return [];
  const ids = await filesWith(tx, term, brandIds);
  return ids.length <= candidateLimit ? [...new Set(ids)] : null;
}

/** Some files that have the word, one more than the limit of those that are looked at one by one. */
async function filesWith(tx: Tx, term: Term, brandIds: number[] | undefined): Promise<number[]> {
  const limit = sql`limit ${candidateLimit + 1}`;
  const rows = await rawRows<{ id: number }>(tx, sql`${idsWith(term, brandIds, limit)} ${limit}`);
  return rows.map(({ id }) => id);
}

/** The keys of all files that have the word; each part of the look-up ends with `limit`. */
export function idsWith(term: Term, brandIds: number[] | undefined, limit = sql``): SQL {
  const parts = term.fields.map(
    (field) => sql`(select file_id as id from ${clientFileWord}
      where ${wordRange(`${field}${term.word}`, brandIds)} ${limit})`,
  );
  for (const condition of namedIn(term.named)) {
    parts.push(sql`(select id from ${clientFile} where ${condition} ${limit})`);
  }
  return sql`select id from (${sql.join(parts, sql` union all `)}) found`;
}

/** Words that begin so, of some brands: a range of the primary key. */
function wordRange(beginning: string, brandIds: number[] | undefined): SQL {
  const ofBrands = brandIds ? oneOf(clientFileWord.brandId, brandIds) : sql`true`;
  return sql`${plannedAnew} and ${ofBrands} and ${wordBeginning(beginning)}`;
}

/** Words that begin so. */
export function wordBeginning(beginning: string): SQL {
  const end = `${beginning}\u{10FFFF}`;
  return sql`${clientFileWord.word} >= ${beginning} and ${clientFileWord.word} < ${end}`;
}

/** The conditions on a file that the texts stand for, apart from the words. */
export function companyConditions({ agencyIds, consultantIds, candidates }: Found): (SQL | undefined)[] {
  return [
    candidates && sql`${clientFile.id} = any(${sql.param(candidates)})`,
    agencyIds && oneOf(clientFile.agencyId, agencyIds),
    consultantIds && oneOf(clientFile.consultantId, consultantIds),
  ];
}

/** Every word stands in one of its fields or in the name of who has to do with the file. */
export function wordConditions({ terms }: Found): SQL[] {
  return terms.map(({ word, fields, named }) => {
    const inText = fields.map((field) => like(clientFile.searchText, `% ${field}${word}%`));
    const either = or(...inText, ...namedIn(named));
    // The planner would take any pattern for a rare one and sort the whole table. Of a case it knows nothing and
    // follows the order of the list, which soon meets a word that is not rare.
    return sql`case when ${either} then true else false end`;
  });
}
