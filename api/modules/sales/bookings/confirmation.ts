import { confirmationFileName, contentDisposition } from "#api/documents/file-name.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { typeset } from "#api/http/typeset.ts";
import { showAgent } from "#api/modules/sales/client-files/show.ts";
import { getQuoteFile, readVersions } from "#api/modules/sales/quote-versions/file-of-quote.ts";
import { readDays } from "#api/modules/sales/quote-versions/read-days.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ConfirmationDocument } from "#api/documents/confirmation/confirmation-data.ts";
import type { downloadAgentConfirmation } from "#contract/sales/client-files/endpoints.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import { cancelTerms } from "./cancel-terms.ts";
import { confirmationOf } from "./confirmation-of.ts";
import { readBookedLines, readLetterhead } from "./confirmation-rows.ts";
import { readDues } from "#api/modules/files/client-file/read-dues.ts";
import type { Locale } from "#contract/primitives.ts";

/** The confirmation of a booking with its file name; 404 for what is still a quote, and for foreign files. */
export async function downloadConfirmation(
  { params, query }: InputOf<typeof downloadAgentConfirmation>,
  call: Call,
) {
  const locale = query.locale ?? call.locale;
  const confirmation = await readConfirmation(params.reference, locale, call);
  const bytes = await typeset(call, (maker) => maker.confirmationPdf(confirmation));
  return { bytes, contentDisposition: contentDisposition(confirmationFileName(confirmation, locale)) };
}

/**
 * The booking as it stands now: its services, their states and the agency's prices. Words of the days come from the
 * version of the quote that was accepted, or else from the newest one, where there is one; what falls due when was
 * written down with the booking.
 */
async function readConfirmation(
  reference: string,
  locale: Locale,
  call: Call,
): Promise<ConfirmationDocument> {
  const shown = await showAgent(reference, { locale }, call);
  if (shown.kind !== "booking") throw notFound(textsIn(call.locale).recordNotFound);
  const rows = await call.database.inScope(call.scope, async (tx) => {
    const { quote } = await getQuoteFile(tx, call, { reference });
    const versions = quote ? await readVersions(tx, quote.id, [quote.acceptedNo ?? quote.currentNo]) : [];
    return {
      quote,
      version: versions[0] ?? null,
      days: await readDays(tx, shown.id),
      lines: await readBookedLines(tx, shown.id, locale),
      brand: await readLetterhead(tx, shown.id),
      dues: await readDues(tx, shown, shown.totals.net_cents),
    };
  });
  const terms = await lookAtFile({ reference }, call, (tx, submission) =>
    cancelTerms(tx, submission, locale),
  );
  return confirmationOf({ ...rows, terms, shown, locale, at: call.now() });
}
