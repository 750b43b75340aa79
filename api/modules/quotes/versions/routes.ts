import { route, type Route } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { inLanguage } from "#api/modules/client-files/parts.ts";
import { textsIn } from "#api/texts/texts.ts";
import {
  answerClient,
  compareQuoteVersions,
  downloadAgentQuote,
  reviseQuote,
  saveQuoteVersion,
  sendQuote,
  showFileQuote,
} from "#contract/quotes/versions.ts";
import { findAgentFile, getAgentFile, readVersions } from "./agent-file.ts";
import { quoteFile } from "./quote-document.ts";
import { saveVersion } from "./save-version.ts";
import { answer, revise, send } from "./send-quote.ts";
import { compare, showQuote } from "./show-versions.ts";
import { stalenessOf } from "./staleness.ts";

/** Versions of a quote, as the agency works with them. */
export const quoteVersionRoutes: Route[] = [
  route(showFileQuote, showQuote),
  route(compareQuoteVersions, compare),
  route(sendQuote, send),
  route(reviseQuote, revise),
  route(answerClient, answer),
  route(downloadAgentQuote, async ({ params, query }, call) => {
    const { file, version } = await call.database.inScope(call.scope, async (tx) => {
      const found = await getAgentFile(tx, call, params.reference);
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
  }),
  route(saveQuoteVersion, async ({ params, body }, call) => {
    const { id: fileId } = await findAgentFile(call, params.reference);
    const saved = await call.database.inScope({ audience: "system" }, (tx) =>
      saveVersion(tx, call, { fileId, label: body.label || null }),
    );
    return { no: saved.no, left_out: saved.leftOut.map(({ name }) => inLanguage(name, call.locale) ?? "") };
  }),
];
