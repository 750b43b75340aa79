import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";
import { agentQuotes, officeQuotes } from "#contract/sales/quotes/version-calls.ts";
import { acceptFor, declineFor } from "./answer-for-client.ts";
import { findQuoteFile, getQuoteFile, readVersions, type FileKey } from "./file-of-quote.ts";
import { quoteFile } from "./quote-document.ts";
import { freezeFile } from "./freeze-file.ts";
import { answer, revise, send } from "./send-quote.ts";
import { closeLinks, openLinks, renewLinks } from "./change-link.ts";
import { compare, showQuote } from "./show-versions.ts";
import { stalenessOf } from "./staleness.ts";

/** Versions of a quote, as the agency works with them, and the office with the same. */
export const quoteVersionRoutes: Route[] = [
  ...sharedRoutes(agentQuotes),
  route(agentQuotes.answer, answer, addressOfClient),
  ...sharedRoutes(officeQuotes),
];

function sharedRoutes(quotes: typeof agentQuotes | typeof officeQuotes): Route[] {
  return [
    route(quotes.show, showQuote),
    route(quotes.compare, compare),
    route(quotes.download, document),
    route(quotes.save, save),
    route(quotes.send, send, addressOfSending),
    route(quotes.revise, revise),
    route(quotes.accept, acceptFor),
    route(quotes.decline, declineFor),
    route(quotes.renewLink, renewLinks),
    route(quotes.closeLink, closeLinks),
    route(quotes.openLink, openLinks),
  ];
}

/** Whom a quote is mailed to. */
async function addressOfSending({ body }: { body: { by: "mail" | "link"; email: string } }) {
  return body.by === "mail" && body.email !== "" ? body.email : null;
}

/** Whom an answer is mailed to. */
async function addressOfClient({ params }: { params: FileKey }, call: Call) {
  const { clientContact } = await findQuoteFile(call, params);
  return clientContact?.email || null;
}

type DocumentWish = { params: FileKey & { no: number }; query: { locale?: Locale | undefined } };

async function document({ params, query }: DocumentWish, call: Call) {
  const { file, version } = await call.database.inScope(call.scope, async (tx) => {
    const found = await getQuoteFile(tx, call, params);
    const rows = found.quote ? await readVersions(tx, found.quote.id, [params.no]) : [];
    return { file: found, version: rows[0] };
  });
  const { quote, today } = file;
  if (!quote || !version) throw notFound(textsIn(call.locale).recordNotFound);
  const stale = await stalenessOf(version, file, call);
  return quoteFile(
    version,
    { quote, today, valid_until: quote.validUntil, logo: file.logo, stale },
    query.locale ?? call.locale,
    call,
  );
}

async function save({ params, body }: { params: FileKey; body: { label: string } }, call: Call) {
  const saved = await freezeFile(await findQuoteFile(call, params), body.label || null, call);
  return { no: saved.no, left_out: saved.leftOut.map(({ name }) => inLanguage(name, call.locale) ?? "") };
}
