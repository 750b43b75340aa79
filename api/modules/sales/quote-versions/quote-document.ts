import { contentDisposition, quoteFileName } from "#api/documents/file-name.ts";
import { clientView } from "#api/domain/quotes/client-view.ts";
import { standingOf } from "#api/domain/quotes/standing.ts";
import type { QuoteSnapshot } from "#api/domain/quotes/snapshot.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { typeset } from "#api/http/typeset.ts";
import type { Locale } from "#contract/primitives.ts";
import type { ClientQuote, QuoteStanding } from "#contract/sales/quotes/client-quote.ts";
import { withLogo } from "#api/modules/sales/quote-versions/quote-logo.ts";
import type { QuoteVersion } from "#contract/sales/quotes/versions.ts";

type Frozen = {
  no: number;
  snapshot: QuoteSnapshot;
  supersededAt: Date | null;
  createdAt: Date;
  /** Null while it was not sent. */
  sentAt: Date | null;
};
type State = Pick<ClientQuote, "valid_until"> & {
  quote: Parameters<typeof standingOf>[0] & { acceptedOptions: string[] };
  today: string;
  /** Of the agency, as it is now. */
  logo: string | null;
  /** Why it is not what the file offers now, as its agency is told; its client is told by where the offer stands. */
  stale?: QuoteVersion["stale"];
};

/** A frozen version as PDF with its file name; one that was accepted holds what was taken with it. */
export async function quoteFile(version: Frozen, state: State, locale: Locale, call: Call) {
  const { quote, today } = state;
  const standing = standingOf(quote, { no: version.no, superseded: version.supersededAt !== null }, today);
  const isStill = version.sentAt === null && standing === "revised";
  const taken = new Set(standing === "accepted" ? quote.acceptedOptions : []);
  const document = {
    ...clientView(version.snapshot, {
      locale,
      taken,
      // The same version gives the same paper on every day.
      bookedOn: todayIn(version.snapshot.timezone, version.createdAt),
      logo: state.logo,
    }),
    no: version.no,
    // A draft that nobody has is not yet being revised; there may be a newer one all the same.
    standing: isStill ? draftStanding(state) : standing,
    changed: state.stale === "changed",
    valid_until: state.valid_until,
    accepted: null,
    newer_path: null,
    messages: [],
    earlier_messages: null,
    saved_at: version.createdAt.toISOString(),
  };
  const bytes = await withLogo(state.logo, call, (picture) =>
    typeset(call, (maker) => maker.quotePdf({ ...document, picture })),
  );
  return { bytes, contentDisposition: contentDisposition(quoteFileName(document, locale)) };
}

function draftStanding({ stale }: Pick<State, "stale">): QuoteStanding {
  return stale === "older" ? "superseded" : "open";
}
