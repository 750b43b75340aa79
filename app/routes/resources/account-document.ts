import { data } from "react-router";
import type { Route } from "./+types/account-document.ts";
import { apiContext, userContext } from "#app/context.ts";
import { readPeriod } from "#app/features/statement/read-statement.server.ts";
import { documentResponse } from "#app/routes/resources/document-response.server.ts";
import { accountPapers } from "#app/services/statements.server.ts";

/**
 * A statement of an agency or of a file, or a receipt, as PDF, passed through from the API, which checks the access
 * before a byte is sent.
 */
export async function loader({ params: { file, key }, url, context }: Route.LoaderArgs) {
  const found = /^(?:(agency|file)|receipt-([1-9]\d{0,8}))\.pdf$/.exec(key);
  if (!found) throw data(null, { status: 404 });
  const papers = accountPapers(context.get(apiContext), context.get(userContext)?.audience === "office");
  const [, whose, seq] = found;
  const paper = await (seq
    ? papers.receipt(file, Number(seq))
    : whose === "file"
      ? papers.file(file)
      : papers.agency(file, readPeriod(url)));
  return documentResponse(paper, `account-${file}.pdf`, context);
}
