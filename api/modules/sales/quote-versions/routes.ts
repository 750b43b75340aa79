import { inSystem } from "#api/db/in-system.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";
import {
  closeOfficeQuoteLink,
  closeQuoteLink,
  openOfficeQuoteLink,
  openQuoteLink,
  renewOfficeQuoteLink,
  renewQuoteLink,
} from "#contract/sales/quotes/link.ts";
import {
  acceptOfficeQuote,
  compareOfficeVersions,
  declineOfficeQuote,
  downloadOfficeQuote,
  reviseOfficeQuote,
  saveOfficeVersion,
  sendOfficeQuote,
  showOfficeQuote,
} from "#contract/sales/quotes/office-versions.ts";
import {
  acceptForClient,
  answerClient,
  compareQuoteVersions,
  declineForClient,
  downloadAgentQuote,
  reviseQuote,
  saveQuoteVersion,
  sendQuote,
  showFileQuote,
} from "#contract/sales/quotes/versions.ts";
import { acceptFor, declineFor } from "./answer-for-client.ts";
import { findQuoteFile, getQuoteFile, readVersions, type FileKey } from "./file-of-quote.ts";
import { quoteFile } from "./quote-document.ts";
import { saveVersion } from "./save-version.ts";
import { answer, revise, send } from "./send-quote.ts";
import { closeLinks, openLinks, renewLinks } from "./change-link.ts";
import { compare, showQuote } from "./show-versions.ts";
import { stalenessOf } from "./staleness.ts";

/** Versions of a quote, as the agency works with them, and the office with the same. */
export const quoteVersionRoutes: Route[] = [
  route(showFileQuote, showQuote),
  route(compareQuoteVersions, compare),
  route(sendQuote, send, addressOfSending),
  route(reviseQuote, revise),
  route(answerClient, answer, addressOfClient),
  route(acceptForClient, acceptFor),
  route(declineForClient, declineFor),
  route(downloadAgentQuote, document),
  route(saveQuoteVersion, save),
  route(showOfficeQuote, showQuote),
  route(compareOfficeVersions, compare),
  route(sendOfficeQuote, send, addressOfSending),
  route(reviseOfficeQuote, revise),
  route(acceptOfficeQuote, acceptFor),
  route(declineOfficeQuote, declineFor),
  route(downloadOfficeQuote, document),
  route(saveOfficeVersion, save),
  route(renewQuoteLink, renewLinks),
  route(closeQuoteLink, closeLinks),
  route(openQuoteLink, openLinks),
  route(renewOfficeQuoteLink, renewLinks),
  route(closeOfficeQuoteLink, closeLinks),
  route(openOfficeQuoteLink, openLinks),
];

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
    { quote, today, valid_until: quote.validUntil, stale },
    query.locale ?? call.locale,
    call,
  );
}

async function save({ params, body }: { params: FileKey; body: { label: string } }, call: Call) {
  const { id: fileId } = await findQuoteFile(call, params);
  const saved = await inSystem(
    call.database,
    "A version freezes the whole file, whatever of it the caller may read",
    (tx) => saveVersion(tx, call, { fileId, label: body.label || null }),
  );
  return { no: saved.no, left_out: saved.leftOut.map(({ name }) => inLanguage(name, call.locale) ?? "") };
}
