import type { z } from "zod";
import type { LineStatus, Locale } from "#contract/primitives.ts";
import type { FileSeed } from "#api/demo/world/file-seed.ts";
import { journeys, type JourneyDay, type JourneyName } from "#api/demo/world/journeys.ts";
import { partyOf, type PartySize } from "#api/demo/world/parties.ts";
import { thanksFromHarakeke } from "#api/demo/world/phrases.ts";
import { productSeeds } from "#api/demo/world/products.ts";
import { five } from "#api/demo/world/words.ts";

type Status = FileSeed["status"];
type Row = [
  reference: string,
  journey: JourneyName,
  agency: keyof typeof agencies,
  consultant: string,
  size: PartySize,
  status: Status,
  /** First day, in days after today. */
  startsIn: number,
  more?: Partial<FileSeed>,
];

/** Agents who take turns, the language of the travellers, and how the agency writes its own references. */
const agencies = {
  SILHAM: { agents: ["jonas.silberfarn", "anke.silberfarn"], locale: "de", prefix: "SR-" },
  PONBOL: { agents: ["luca.ponteverde", "piera.ponteverde"], locale: "it", prefix: "PV/" },
  LARBRI: { agents: ["emma.larkspur", "oliver.larkspur"], locale: "en", prefix: "LF-" },
  CINVAL: { agents: ["carmen.cincomares"], locale: "es", prefix: "CM" },
  QUOLYO: { agents: ["manon.quokka"], locale: "fr", prefix: "QV-" },
  MAPTOR: { agents: ["noah.maple"], locale: "en", prefix: "MM" },
  REDBNE: { agents: ["tahlia.redgum"], locale: "en", prefix: "RG-" },
} as const satisfies Record<string, { agents: string[]; locale: Locale; prefix: string }>;

const rows: Row[] = [
  ["NZFI100006", "steam", "SILHAM", "ropata", "couple", "Travelling", -3],
  ["NZFI100007", "alps", "LARBRI", "consultant", "couple", "Travelling", -2],
  ["NZFI100008", "strait", "MAPTOR", "ines", "friends", "Travelling", -5],
  ["NZFI100009", "steam", "SILHAM", "consultant", "family", "Finalised", 4],
  ["NZFI100010", "bay", "CINVAL", "ines", "couple", "Finalised", 18],
  ["NZFI100011", "rail", "PONBOL", "ropata", "couple", "Finalised", 26],
  ["NZFI100012", "strait", "QUOLYO", "consultant", "couple", "Finalised", 33],
  ["NZFI100013", "steam", "LARBRI", "ropata", "family4", "Confirmed", 41],
  ["NZFI100014", "alps", "CINVAL", "consultant", "four", "Confirmed", 58],
  ["NZFI100015", "bay", "REDBNE", "ines", "family", "Confirmed", 64],
  ["NZFI100016", "steam", "PONBOL", "ropata", "six", "Confirmed", 88],
  ["NZFI100017", "strait", "SILHAM", "consultant", "solo", "Confirmed", 121],
  ["NZFI100018", "alps", "MAPTOR", "ines", "five", "Mixed", 47],
  ["NZFI100019", "steam", "QUOLYO", "ropata", "couple", "Mixed", 73],
  ["NZFI100020", "rail", "SILHAM", "consultant", "trio", "Mixed", 95],
  ["NZFI100021", "strait", "LARBRI", "ines", "couple", "Mixed", 140],
  ["NZFI100022", "alps", "PONBOL", "manager", "couple", "Processing", 66],
  ["NZFI100023", "bay", "SILHAM", "ropata", "friends", "Processing", 103],
  ["NZFI100024", "steam", "MAPTOR", "consultant", "family", "Processing", 151],
  ["NZFI100025", "alps", "LARBRI", "ines", "couple", "Requested", 92, { consultant: null }],
  ["NZFI100026", "bay", "CINVAL", "ines", "family4", "Requested", 132, { consultant: null }],
  ["NZFI100027", "strait", "REDBNE", "consultant", "trio", "Requested", 178, { consultant: null }],
  ["NZFI100028", "alps", "SILHAM", "consultant", "couple", "Quote", 160],
  ["NZFI100029", "steam", "QUOLYO", "ropata", "family", "Quote", 205],
  ["NZFI100030", "lake", "PONBOL", "ines", "couple", "Quote", 214],
  ["NZFI100031", "rail", "LARBRI", "consultant", "four", "Quote", 236],
  ["NZFI100032", "bay", "MAPTOR", "ropata", "couple", "Quote", 118, { source: "quick_quote" }],
  ["NZFI100033", "alps", "CINVAL", "manager", "infant", "Quote", 270, { source: "quick_quote" }],
  ["NZFI100034", "steam", "SILHAM", "ines", "couple", "Expired", 35],
  ["NZFI100035", "alps", "LARBRI", "consultant", "couple", "Completed", -31],
  ["NZFI100036", "steam", "SILHAM", "ropata", "family", "Completed", -64],
  ["NZFI100037", "strait", "PONBOL", "ines", "friends", "Completed", -118],
  ["NZFI100038", "bay", "LARBRI", "ropata", "couple", "Cancellation", 52],
  ["NZFI100039", "alps", "CINVAL", "consultant", "couple", "Cancelled", 77],
  ["AUFI200002", "rock", "LARBRI", "lachlan.banksia", "couple", "Travelling", -2],
  ["AUFI200003", "reef", "QUOLYO", "lachlan.banksia", "couple", "Finalised", 15],
  ["AUFI200004", "rock", "REDBNE", "manager.banksia", "family", "Confirmed", 44],
  ["AUFI200005", "ocean", "MAPTOR", "lachlan.banksia", "four", "Confirmed", 69],
  ["AUFI200006", "reef", "CINVAL", "lachlan.banksia", "friends", "Mixed", 83],
  ["AUFI200007", "rock", "QUOLYO", "manager.banksia", "couple", "Requested", 110, { consultant: null }],
  ["AUFI200008", "reef", "LARBRI", "lachlan.banksia", "family", "Processing", 97],
  ["AUFI200009", "ocean", "REDBNE", "lachlan.banksia", "couple", "Quote", 126, { source: "quick_quote" }],
  ["AUFI200010", "rock", "MAPTOR", "manager.banksia", "friends", "Quote", 190],
  ["AUFI200011", "reef", "REDBNE", "lachlan.banksia", "family4", "Completed", -48],
  ["AUFI200012", "ocean", "CINVAL", "lachlan.banksia", "couple", "Cancelled", -12],
];

/** Statuses of the services of a file, dealt out in turn. */
const dealt: Record<Status, LineCode[]> = {
  Quote: ["QU", "QU", "AV", "QU"],
  Expired: ["QU"],
  Requested: ["RQ", "OR", "RQ", "WL"],
  Processing: ["RQ", "OR", "AV", "UN", "QU"],
  Mixed: ["OK", "RQ", "AL", "AM", "OK", "WL"],
  Confirmed: ["OK", "AL", "OK", "OK"],
  Finalised: ["OK", "OK", "AL"],
  Travelling: ["OK"],
  Completed: ["OK"],
  Cancellation: ["CP", "CX", "CP"],
  Cancelled: ["CX"],
};
type LineCode = z.infer<typeof LineStatus>;
const kept = ["Finalised", "Travelling", "Completed"];

const intro = five(
  "Your days on one page each: where you sleep, what is booked and how you get there.",
  "Ihre Tage auf je einer Seite: wo Sie schlafen, was gebucht ist und wie Sie hinkommen.",
  "Sus días, uno por página: dónde duerme, qué está reservado y cómo llegar.",
  "Le vostre giornate, una per pagina: dove dormite, cosa è prenotato e come arrivarci.",
  "Vos journées, une par page : où vous dormez, ce qui est réservé et comment y aller.",
);
const thanksFromBanksia = five(
  "Thank you for travelling with Banksia Coast Inbound. We would be glad to see you again.",
  "Vielen Dank, dass Sie mit Banksia Coast Inbound gereist sind. Wir freuen uns auf ein Wiedersehen.",
  "Gracias por viajar con Banksia Coast Inbound. Será un placer volver a recibirle.",
  "Grazie per aver viaggiato con Banksia Coast Inbound. Saremo lieti di rivedervi.",
  "Merci d'avoir voyagé avec Banksia Coast Inbound. Au plaisir de vous revoir.",
);

function fileOf(
  [reference, journey, agency, consultant, size, status, startsIn, more = {}]: Row,
  index: number,
): FileSeed {
  const { agents, locale, prefix } = agencies[agency];
  const days: readonly JourneyDay[] = journeys[journey];
  const isQuote = status === "Quote" || status === "Expired";
  return {
    reference,
    brand: reference.startsWith("AU") ? "AU" : "NZ",
    agency,
    agent: agents[index % agents.length] ?? agents[0],
    agentReference: `${prefix}${4_200 + index * 37}`,
    consultant,
    kind: isQuote ? "quote" : "booking",
    locale,
    status,
    startsIn,
    ...(kept.includes(status) && { publishedBefore: Math.max(1, 7 - startsIn) }),
    ...(status === "Quote" && { holdUntil: 3 + (index % 11) }),
    ...(status === "Expired" && { holdUntil: -6 }),
    version: 1,
    heroPlace: days[1]?.place ?? "AKL",
    ...partyOf(size, locale, index),
    intro,
    thankYou: reference.startsWith("AU") ? thanksFromBanksia : thanksFromHarakeke,
    days: withStatuses(days, status, index),
    ...more,
  };
}

function withStatuses(days: readonly JourneyDay[], status: Status, index: number): FileSeed["days"] {
  let bought = 0;
  return days.map((day) => ({
    ...day,
    lines: day.lines.map((line) => {
      if ("own" in line) return line;
      const codes = dealt[status];
      const fromSteamvale = status === "Confirmed" && line.option === steamvaleRoom;
      const wanted = fromSteamvale ? "AL" : (codes[bought % codes.length] ?? "QU");
      const code = line.kind === "optional" ? optionalCode(status) : available(wanted, line.option);
      bought += 1;
      const number = 40_000 + index * 211 + bought * 17;
      return {
        ...line,
        status: code,
        ...(hasAnswer.has(code) && { confirmation: `${line.option.slice(5, 8)}-${number}` }),
      };
    }),
  }));
}

/** Sold from its allotment, so that the supplier's desk has such sales to show. */
const steamvaleRoom = "ROTACSTEROTPARKRM";

const hasAnswer = new Set<LineCode>(["OK", "AL", "AM", "CP"]);

/** What the clients did not take is cancelled once the trip is settled. */
function optionalCode(status: Status): LineCode {
  return ["Quote", "Requested", "Processing", "Mixed"].includes(status) ? "QU" : "CX";
}

const ofOurStock = new Set(productSeeds.filter((seed) => seed.stock).map((seed) => seed.code));

function available(code: LineCode, option: string): LineCode {
  return code === "AL" && !ofOurStock.has(option) ? "OK" : code;
}

/** Files over fourteen months, in every status, of both brands and all agencies. */
export const spreadFiles: FileSeed[] = rows.map((row, index) => fileOf(row, index));
