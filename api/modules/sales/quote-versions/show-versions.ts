import { compareVersions } from "#api/domain/quotes/compare-versions.ts";
import { statusOn } from "#api/domain/quotes/standing.ts";
import { withOptions } from "#api/domain/quotes/with-options.ts";
import { addDays } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { readMessages } from "#api/modules/sales/messages/read-messages.ts";
import { linkOf, openPath } from "#api/modules/sales/quote-versions/version-link.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";
import type { agentQuotes } from "#contract/sales/quotes/version-calls.ts";
import type { AgentQuote, QuoteComparison, QuoteVersion } from "#contract/sales/quotes/versions.ts";
import {
  getQuoteFile,
  readVersionHeads,
  readVersions,
  type FileKey,
  type FileOfQuote,
  type VersionHead,
  type VersionRow,
} from "./file-of-quote.ts";
import { readValidDays } from "./read-head.ts";
import { isOlder, stalenessOf } from "./staleness.ts";

/** So much of what client and agency said stands beside the quote; all of it is in the thread of the file. */
const latest = 5;

/** The offer of a file as its agency reads it. */
export async function showQuote(
  { params, query }: { params: FileKey; query: InputOf<typeof agentQuotes.show>["query"] },
  call: Call,
): Promise<AgentQuote> {
  const locale = query.locale ?? call.locale;
  const { file, versions, pinned, newest, thread, validDays } = await call.database.inScope(
    call.scope,
    async (tx) => {
      const found = await getQuoteFile(tx, call, params);
      const { quote } = found;
      const rows = quote ? await readVersionHeads(tx, quote.id) : [];
      const whole = quote ? await readVersions(tx, quote.id, [quote.currentNo, quote.acceptedNo ?? 0]) : [];
      return {
        file: found,
        versions: rows,
        pinned: whole.find(({ no }) => no === quote?.acceptedNo),
        newest: whole.at(-1),
        validDays: await readValidDays(tx),
        thread: await readMessages(tx, { fileId: found.id, forClient: true, size: latest }),
      };
    },
  );
  const { quote, today, clientContact } = file;
  const lastSent = versions.findLast(({ sentAt }) => sentAt !== null);
  const ofNewest = newest ? await stalenessOf(newest, file, call) : null;
  const staleOf = (row: VersionHead) =>
    !quote || isOlder(row, quote) ? ("older" as const) : row.no === newest?.no ? ofNewest : null;
  return {
    status: quote ? statusOn(quote, today) : "Draft",
    currency: file.currency,
    lock_version: quote?.lockVersion ?? 0,
    valid_until: quote?.validUntil ?? null,
    usual_valid_until: earlier(addDays(today, validDays), file.travelDate),
    earliest_valid_until: today,
    client: {
      name: clientContact?.name ?? null,
      email: clientContact?.email ?? null,
      locale: file.locale,
    },
    accepted: acceptedOf(file, pinned, locale),
    offer: offerOf(file, newest, locale),
    decline_reason: quote?.declineReason ?? null,
    link: lastSent && quote ? linkOf(lastSent, quote, call.now()) : null,
    versions: versions.toReversed().map((row) => ({
      ...versionOf(row, locale),
      stale: staleOf(row),
      path: row.sentAt && quote ? openPath(row, quote, call) : null,
    })),
    messages: thread.messages,
    has_earlier_messages: thread.earlier !== null,
  };
}

/** Two versions side by side, the older one first however they were asked for; the two newest where none is named. */
export async function compare(
  { params, query }: { params: FileKey; query: InputOf<typeof agentQuotes.compare>["query"] },
  call: Call,
): Promise<QuoteComparison> {
  const [older, newer] = await call.database.inScope(call.scope, async (tx) => {
    const { quote } = await getQuoteFile(tx, call, params);
    if (!quote) return [];
    const to = query.to ?? quote.currentNo;
    const from = query.from ?? Math.max(to - 1, 1);
    const versions = await readVersions(tx, quote.id, [from, to]);
    return [Math.min(from, to), Math.max(from, to)].map((no) => versions.find((one) => one.no === no));
  });
  if (!older || !newer) throw notFound(textsIn(call.locale).recordNotFound);
  return compareVersions(older, newer, query.locale ?? call.locale);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function versionOf(row: VersionHead, locale: Locale): Omit<QuoteVersion, "stale" | "path"> {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    uid: row.uid,
    no: row.no,
    label: row.label,
    created_at: row.createdAt.toISOString(),
    created_by: row.createdBy,
    total_cents: row.totalCents,
    optional_count: row.optionalCount,
    left_out: row.leftOut.map((name) => inLanguage(name, locale) ?? ""),
    sent_at: iso(row.sentAt),
    viewed_at: iso(row.viewedAt),
    view_count: row.viewCount,
    superseded_at: iso(row.supersededAt),
  };
}

function acceptedOf(
  { quote }: FileOfQuote,
  version: VersionRow | undefined,
  locale: Locale,
): AgentQuote["accepted"] {
  if (!quote?.acceptedAt || quote.acceptedNo === null || !version) return null;
  const taken = new Set(quote.acceptedOptions);
  return {
    no: version.no,
    name: quote.acceptedByName ?? "",
    at: quote.acceptedAt.toISOString(),
    options: version.snapshot.lines
      .filter(({ uid }) => taken.has(uid))
      .map(({ name }) => inLanguage(name, locale) ?? ""),
    total_cents: withOptions(version.snapshot, taken).totalCents,
  };
}

/** The version that waits for the client's answer, with what can be taken beside it. */
function offerOf(
  { quote, today }: FileOfQuote,
  version: VersionRow | undefined,
  locale: Locale,
): AgentQuote["offer"] {
  const status = quote && statusOn(quote, today);
  if (!version || (status !== "Sent" && status !== "Viewed")) return null;
  return {
    no: version.no,
    total_cents: version.snapshot.totalCents,
    options: version.snapshot.lines.flatMap(({ kind, uid, name, clientCents }) =>
      kind === "optional" ? [{ uid, name: inLanguage(name, locale) ?? "", cents: clientCents ?? 0 }] : [],
    ),
  };
}
