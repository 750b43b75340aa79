import { clientView } from "#api/domain/quotes/client-view.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";
import type { Locale } from "#contract/primitives.ts";
import { getByToken, newerPath, readThread } from "#api/modules/sales/quote-versions/find-version.ts";
import { standingAt } from "#api/modules/sales/quote-versions/standing-at.ts";

type Wanted = {
  params: { token: string };
  query: { locale?: Locale | undefined; options?: string | undefined; before?: string | undefined };
};

/** The version that a link opens, with the total of what is ticked; an accepted one shows what was taken. */
export async function showQuote({ params, query }: Wanted, call: Call): Promise<ClientQuote> {
  const found = await getByToken(call, params.token);
  const standing = standingAt(found, call.now());
  const ticked = standing === "accepted" ? found.acceptedOptions : (query.options ?? "").split(",");
  const accepted =
    standing === "accepted" && found.acceptedAt
      ? { name: found.acceptedByName ?? "", at: found.acceptedAt }
      : null;
  const isOlder = standing === "superseded";
  const thread = await readThread(call, { token: params.token, before: query.before });
  return {
    ...clientView(found.snapshot, {
      locale: query.locale ?? call.locale,
      taken: new Set(ticked),
      bookedOn: todayIn(found.snapshot.timezone, accepted?.at ?? call.now()),
      logo: found.logo,
    }),
    no: found.no,
    standing,
    valid_until: found.validUntil,
    accepted: accepted && { name: accepted.name, at: accepted.at.toISOString() },
    newer_path: isOlder ? await newerPath(call, found) : null,
    messages: thread.messages.map(({ for_client: _forClient, ...one }) => one),
    earlier_messages: thread.earlier,
  };
}
