import { route, type Route } from "#api/http/mount.ts";
import { inLanguage } from "#api/modules/client-files/parts.ts";
import {
  answerClient,
  compareQuoteVersions,
  reviseQuote,
  saveQuoteVersion,
  sendQuote,
  showFileQuote,
} from "#contract/quotes/versions.ts";
import { findAgentFile } from "./agent-file.ts";
import { saveVersion } from "./save-version.ts";
import { answer, revise, send } from "./send-quote.ts";
import { compare, showQuote } from "./show-versions.ts";

/** Versions of a quote, as the agency works with them. */
export const quoteVersionRoutes: Route[] = [
  route(showFileQuote, showQuote),
  route(compareQuoteVersions, compare),
  route(sendQuote, send),
  route(reviseQuote, revise),
  route(answerClient, answer),
  route(saveQuoteVersion, async ({ params, body }, call) => {
    const { id: fileId } = await findAgentFile(call, params.reference);
    const saved = await call.database.inScope({ audience: "system" }, (tx) =>
      saveVersion(tx, call, { fileId, label: body.label || null }),
    );
    return { no: saved.no, left_out: saved.leftOut.map(({ name }) => inLanguage(name, call.locale) ?? "") };
  }),
];
