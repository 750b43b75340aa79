import { z } from "zod";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { mailedToken } from "#api/mail/mailed-token.ts";
import type { MailTexts } from "#api/mail/texts/en.ts";
import { fill } from "#api/texts/texts.ts";
import type { MailBody } from "./account-mails.ts";

/** Mails about a published trip, to whoever the booking belongs to. */
export type ItineraryMailContent = { kind: "itinerary-link"; params: LinkParams };

const LinkParams = z.object({
  name: z.string(),
  trip: z.string(),
  reference: z.string(),
  itinerary_uid: z.string(),
  rotation: z.int(),
  link_key: z.string().nullable().default(null),
});
type LinkParams = z.input<typeof LinkParams>;

type Making = { texts: MailTexts; serverKey: KeyRing; publicUrl: string };

/** The words of each kind, made of its parameters. */
export const itineraryMails = {
  "itinerary-link": (raw: Record<string, unknown>, { texts, serverKey, publicUrl }: Making): MailBody => {
    const { link_key: linkKey, ...params } = LinkParams.parse(raw);
    const { itinerary_uid: uid, rotation } = params;
    const token = mailedToken(serverKey, "itinerary", { uid, rotation, linkKey });
    return {
      before: [fill(texts.greeting, params), fill(texts.itineraryLinkText, params), texts.itineraryLinkWhy],
      link: { label: texts.itineraryLinkButton, href: `${publicUrl}/travel-app/${token}` },
      after: [texts.itineraryLinkNotYou],
    };
  },
} satisfies Record<ItineraryMailContent["kind"], unknown>;
