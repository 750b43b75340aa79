import type { QuoteStatus } from "#contract/sales/quotes/status.ts";

/** What became of an offer; days count from today, negative ones lie behind us. */
export type QuoteSeed = {
  reference: string;
  status: QuoteStatus;
  /** Each version: when it was saved, sent and first looked at. The last one is the offer that stands. */
  versions: { saved: number; sent?: number; viewed?: number; views?: number; label?: string }[];
  validUntil?: number;
  client?: { name: string; email: string; phone?: string; country: string };
  declineReason?: string;
  /** Who said yes to the last version, and when. */
  accepted?: { name: string; days: number };
  messages?: { author: "client" | "agent"; name: string; days: number; body: string }[];
};

/** Quotes of the demo world in every state that an offer can be in. */
export const quoteSeeds: QuoteSeed[] = [
  {
    reference: "NZFI100028",
    status: "Sent",
    versions: [{ saved: -2, sent: -1 }],
    validUntil: 13,
    client: {
      name: "Rieke Drückhammer",
      email: "drueckhammer@reisende.example",
      phone: "+49 40 5550 188",
      country: "DE",
    },
  },
  {
    reference: "NZFI100029",
    status: "Viewed",
    versions: [
      { saved: -9, sent: -8, viewed: -7, views: 3, label: "Avec la visite des grottes" },
      { saved: -3, sent: -3, viewed: -2, views: 1, label: "Grottes en option" },
    ],
    validUntil: 11,
    client: { name: "Famille Guérin", email: "guerin@voyageurs.example", country: "FR" },
    messages: [
      {
        author: "client",
        name: "Élodie Guérin",
        days: -6,
        body: "Bonjour, Lucien est encore un peu petit pour les grottes. Peut-on les laisser en option ?",
      },
      {
        author: "agent",
        name: "Manon Chastagner",
        days: -3,
        body: "Bien sûr, la nouvelle version les propose en option.",
      },
    ],
  },
  { reference: "NZFI100030", status: "Draft", versions: [{ saved: -1 }] },
  {
    reference: "NZFI100031",
    status: "Viewed",
    versions: [{ saved: -4, sent: -4, viewed: -3, views: 2 }],
    validUntil: 10,
    client: {
      name: "Fergus Fairbairn",
      email: "fairbairn@travellers.example",
      phone: "+44 117 555 0162",
      country: "GB",
    },
  },
  {
    reference: "NZFI100032",
    status: "Declined",
    versions: [{ saved: -12, sent: -12, viewed: -11, views: 4 }],
    validUntil: 2,
    client: { name: "Imogen Merriweather", email: "merriweather@travellers.example", country: "CA" },
    declineReason: "We have decided to travel a year later. Thank you for the beautiful ideas.",
  },
  {
    reference: "NZFI100034",
    status: "Expired",
    versions: [{ saved: -22, sent: -21, viewed: -20, views: 1 }],
    validUntil: -6,
    client: { name: "Anneliese Köhnke", email: "koehnke@reisende.example", country: "DE" },
  },
  {
    reference: "AUFI200009",
    status: "Sent",
    versions: [{ saved: -1, sent: 0 }],
    validUntil: 14,
    client: { name: "Lachlan Blackwood", email: "blackwood@travellers.example", country: "AU" },
  },
  {
    reference: "NZFI100020",
    status: "Converted",
    versions: [{ saved: -40, sent: -40, viewed: -39, views: 5 }],
    validUntil: -26,
    client: { name: "Anneliese Möllendorf", email: "moellendorf@reisende.example", country: "DE" },
    accepted: { name: "Anneliese Möllendorf", days: -34 },
  },
  {
    reference: "AUFI200010",
    status: "Accepted",
    versions: [{ saved: -6, sent: -6, viewed: -5, views: 3 }],
    validUntil: 8,
    client: { name: "Abigail Greenhalgh", email: "greenhalgh@travellers.example", country: "CA" },
    accepted: { name: "Abigail Greenhalgh", days: -1 },
  },
];
