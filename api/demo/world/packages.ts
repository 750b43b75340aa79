import type { BrandCode, TranslatedText } from "#contract/primitives.ts";
import type { z } from "zod";
import type { OptionClass, tripPackage } from "#api/db/schema/package.ts";
import { dayTexts } from "./stops.ts";
import { five } from "./words.ts";

type Fields = typeof tripPackage.$inferInsert;

/** A slot: one option for every class, or one per class; substitutes may replace it. */
export type SlotSeed = {
  options: string | Partial<Record<OptionClass, string>>;
  substitutes?: string[];
  rule?: "per_person" | "per_room" | "per_party";
  nights?: number;
  at?: string;
  until?: string;
  optional?: true;
  deletable?: true;
  extras?: string[];
};
type DaySlot = SlotSeed | { insertHere: true } | { note: TranslatedText };
export type PackageDaySeed = {
  place: string;
  overnight: string | null;
  /** Journey of the day, as places; its notes come from the route. */
  leg?: [from: string, to: string];
  title: TranslatedText;
  text: TranslatedText;
  slots: DaySlot[];
};
export type PackageSeed = Pick<Fields, "ref" | "transport" | "status" | "minPax" | "maxPax"> & {
  brand: z.infer<typeof BrandCode>;
  name: TranslatedText;
  summary: TranslatedText;
  tariffs: OptionClass[];
  months: number[];
  days: PackageDaySeed[];
};

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const activity = { insertHere: true } as const;
const room = (options: SlotSeed["options"], nights: number): SlotSeed => ({
  options,
  rule: "per_room",
  nights,
  at: "1500",
});
const seat = (options: string, at: string, until: string, more: Partial<SlotSeed> = {}): SlotSeed => ({
  options,
  at,
  until,
  ...more,
});
const car = (
  options: string,
  nights: number,
  at: string,
  until: string,
  more: Partial<SlotSeed> = {},
): SlotSeed => ({ options, rule: "per_party", nights, at, until, ...more });
/** Waits at the station when the train comes in, and stays in Queenstown for a fee; a larger one may be had instead. */
const carFromGreymouth = (nights: number, until: string) =>
  car("GMNRCSOUCHCCOMPCT", nights, "1330", until, {
    substitutes: ["GMNRCSOUCHCMIDSUV"],
    extras: ["one_way"],
  });

function day(
  place: string,
  part: "arrive" | "stay" | "leave",
  slots: DaySlot[],
  leg?: [string, string],
): PackageDaySeed {
  return {
    place,
    overnight: part === "leave" ? null : place,
    ...(leg && { leg }),
    ...dayTexts(place, part),
    slots,
  };
}

/** Ready-made trips of both brands; one of them cannot be sold in May and shows what a test run says. */
export const packageSeeds: PackageSeed[] = [
  {
    ref: "SAD5",
    brand: "NZ",
    name: five(
      "Southern Alps Discovery",
      "Südalpen entdecken",
      "Descubrir los Alpes del Sur",
      "Alla scoperta delle Alpi meridionali",
      "Découverte des Alpes du Sud",
    ),
    summary: five(
      "Train, glacier and lake in five days.",
      "Zug, Gletscher und See in fünf Tagen.",
      "Tren, glaciar y lago en cinco días.",
      "Treno, ghiacciaio e lago in cinque giorni.",
      "Train, glacier et lac en cinq jours.",
    ),
    transport: "rental_car",
    status: "published",
    minPax: 1,
    maxPax: 12,
    tariffs: ["standard", "superior"],
    months: [1, 2, 3, 4, 10, 11, 12],
    days: [
      day("CHC", "arrive", [
        seat("CHCTRTWOCHCSHUTTL", "1345", "1435", { substitutes: ["CHCTRTWOCHCVANPRV"], deletable: true }),
        room({ standard: "CHCACAVOCHCRIVRRM", superior: "CHCACAVOCHCPUNTST" }, 1),
      ]),
      day(
        "FRJ",
        "arrive",
        [
          seat("CHCTNALPCHCSCENIC", "0815", "1310"),
          carFromGreymouth(3, "1500"),
          room({ standard: "FRJACBLUFRJSTUDIO", superior: "FRJACBLUFRJPEAKST" }, 2),
        ],
        ["GMN", "FRJ"],
      ),
      day("FRJ", "stay", [activity]),
      day(
        "ZQN",
        "arrive",
        [
          room({ standard: "ZQNACREMZQNTERRCE", superior: "ZQNACREMZQNLAKEVW" }, 1),
          seat("ZQNCRSILZQNLAKE90", "1800", "1930", { optional: true, deletable: true }),
        ],
        ["FRJ", "WKA"],
      ),
      day("ZQN", "leave", []),
    ],
  },
  {
    ref: "NISS8",
    brand: "NZ",
    name: five(
      "North Island Steam & Sea",
      "Nordinsel: Dampf und Meer",
      "Isla Norte: vapor y mar",
      "Isola del Nord: vapore e mare",
      "Île du Nord : vapeur et mer",
    ),
    summary: five(
      "Eight days by car from the islands to the geysers.",
      "Acht Tage mit dem Wagen von den Inseln zu den Geysiren.",
      "Ocho días en coche de las islas a los géiseres.",
      "Otto giorni in auto dalle isole ai geyser.",
      "Huit jours en voiture des îles aux geysers.",
    ),
    transport: "rental_car",
    status: "published",
    minPax: 1,
    maxPax: 5,
    tariffs: ["standard", "superior"],
    months: allYear,
    days: [
      day("AKL", "arrive", [room("AKLACPOHAKLHARBOR", 1)]),
      day(
        "PAH",
        "arrive",
        [car("AKLRCSOUCHCCOMPCT", 6, "0900", "0930"), room("PAHACBAYPAHSEAVST", 2)],
        ["AKL", "PAH"],
      ),
      day("PAH", "stay", [activity]),
      day("WTO", "arrive", [
        seat("WTOATGLOWTOCAVE45", "1530", "1615"),
        { options: "WTOAFKERWTOFARMST", nights: 1, at: "1630" },
      ]),
      day(
        "ROT",
        "arrive",
        [
          room({ standard: "ROTACSTEROTPARKRM", superior: "ROTACSTEROTLAKEDB" }, 2),
          seat("ROTATGEYROTEVENIN", "1730", "2100", { deletable: true }),
        ],
        ["WTO", "ROT"],
      ),
      day("ROT", "stay", [activity, seat("ROTATSTEROTSPATHR", "1900", "2100", { optional: true })]),
      day(
        "AKL",
        "arrive",
        [seat("MTAATGREMTAFILM2H", "1130", "1330", { deletable: true }), room("AKLACPOHAKLHARBOR", 1)],
        ["ROT", "MTA"],
      ),
      day("AKL", "leave", []),
    ],
  },
  {
    ref: "CGR7",
    brand: "NZ",
    name: five(
      "Coast to Glacier by Rail",
      "Mit dem Zug von der Küste zum Gletscher",
      "De la costa al glaciar en tren",
      "Dalla costa al ghiacciaio in treno",
      "De la côte au glacier en train",
    ),
    summary: five(
      "Rail and car, seven days.",
      "Zug und Mietwagen, sieben Tage.",
      "Tren y coche, siete días.",
      "Treno e auto, sette giorni.",
      "Train et voiture, sept jours.",
    ),
    transport: "rental_car",
    status: "published",
    minPax: 1,
    maxPax: 5,
    tariffs: ["standard"],
    months: [10, 11, 12, 1, 2, 3, 4],
    days: [
      day("CHC", "arrive", [room("CHCACAVOCHCRIVRRM", 1)]),
      day(
        "FRJ",
        "arrive",
        [
          seat("CHCTNALPCHCSCENIC", "0815", "1310"),
          carFromGreymouth(5, "1300"),
          room("FRJACBLUFRJSTUDIO", 2),
        ],
        ["GMN", "FRJ"],
      ),
      day("FRJ", "stay", [activity]),
      day("ZQN", "arrive", [room("ZQNACREMZQNTERRCE", 2)], ["FRJ", "WKA"]),
      day("ZQN", "stay", [activity]),
      day(
        "TEU",
        "arrive",
        [room("TEUAFMATTEUCREEKR", 1), seat("MFNCRFIOMFNNATURE", "1330", "1530")],
        ["ZQN", "TEU"],
      ),
      day("ZQN", "leave", [], ["TEU", "ZQN"]),
    ],
  },
  {
    ref: "HAR6",
    brand: "AU",
    name: five("Harbour and Rock", "Hafen und Fels", "Puerto y roca", "Porto e roccia", "Port et rocher"),
    summary: five(
      "Sydney and Uluru in six days.",
      "Sydney und der Uluru in sechs Tagen.",
      "Sídney y Uluru en seis días.",
      "Sydney e Uluru in sei giorni.",
      "Sydney et Uluru en six jours.",
    ),
    transport: "any",
    status: "published",
    minPax: 1,
    maxPax: 10,
    tariffs: ["standard", "deluxe"],
    months: [4, 5, 6, 7, 8, 9, 10],
    days: [
      day("SYD", "arrive", [room({ standard: "SYDACJACSYDCITYRM", deluxe: "SYDACJACSYDHARBOR" }, 3)]),
      day("SYD", "stay", [activity]),
      day("SYD", "stay", [activity]),
      day("AYQ", "arrive", [room("AYQACREDAYQDESERT", 2)]),
      day("AYQ", "stay", [activity]),
      day("AYQ", "leave", []),
    ],
  },
  {
    ref: "CTS4",
    brand: "NZ",
    name: five(
      "Coast Train and Steamer",
      "Küstenzug und Dampfer",
      "Tren de la costa y vapor",
      "Treno costiero e battello a vapore",
      "Train côtier et bateau à vapeur",
    ),
    summary: five(
      "A short tour that only runs in the warm months.",
      "Eine kurze Reise, die nur in den warmen Monaten geht.",
      "Un viaje corto que solo opera en los meses cálidos.",
      "Un breve viaggio che si fa solo nei mesi caldi.",
      "Un court voyage qui ne se fait qu'aux mois chauds.",
    ),
    transport: "any",
    status: "tested",
    minPax: 2,
    maxPax: 8,
    tariffs: ["superior"],
    months: [10, 11, 12, 1, 2, 3, 4, 5],
    days: [
      day("CHC", "arrive", [seat("PCNTNLONPCNCOASTL", "1350", "1920"), room("CHCACAVOCHCPUNTST", 1)]),
      day(
        "ZQN",
        "arrive",
        [car("CHCRCSOUCHCCOMPCT", 2, "0900", "1000", { extras: ["one_way"] }), room("ZQNACREMZQNLAKEVW", 2)],
        ["CHC", "TKP"],
      ),
      day("ZQN", "stay", [seat("ZQNCRSILZQNFARM3H", "1000", "1330"), activity]),
      day("ZQN", "leave", []),
    ],
  },
  {
    ref: "LWD12",
    brand: "NZ",
    name: five(
      "Long White Discovery",
      "Unter der langen weißen Wolke",
      "Bajo la larga nube blanca",
      "Sotto la lunga nuvola bianca",
      "Sous le long nuage blanc",
    ),
    summary: five(
      "Twelve days from Auckland to Christchurch with a guide.",
      "Zwölf Tage mit Reiseleitung von Auckland nach Christchurch.",
      "Doce días con guía de Auckland a Christchurch.",
      "Dodici giorni con guida da Auckland a Christchurch.",
      "Douze jours avec guide d'Auckland à Christchurch.",
    ),
    transport: "seat_in_coach",
    status: "tested",
    minPax: 1,
    tariffs: ["standard"],
    months: [10, 11, 12, 1, 2, 3, 4],
    days: [
      day("AKL", "arrive", [room("AKLACPOHAKLHARBOR", 2)]),
      day("AKL", "stay", [activity]),
      day("WTO", "arrive", [seat("WTOATGLOWTOCAVE45", "1400", "1445")], ["AKL", "WTO"]),
      day("ROT", "arrive", [room("ROTACSTEROTPARKRM", 2)], ["WTO", "ROT"]),
      day("ROT", "stay", [seat("ROTATGEYROTEVENIN", "1730", "2100")]),
      day("WLG", "arrive", [room("WLGACCABWLGCITYRM", 1)]),
      day(
        "KBZ",
        "arrive",
        [
          seat("WLFINSTRWLFADULTS", "0845", "1215"),
          seat("KBZCRSPOKBZWHALES", "1530", "1800", { optional: true }),
        ],
        ["PCN", "KBZ"],
      ),
      day("CHC", "arrive", [room("CHCACAVOCHCRIVRRM", 1)], ["KBZ", "CHC"]),
      day("MON", "arrive", [room("MONACSTAMONBASNRM", 1)]),
      day("ZQN", "arrive", [room("ZQNACREMZQNTERRCE", 1)], ["ZQN", "MON"]),
      day("TEU", "arrive", [seat("MFNCRFIOMFNNATURE", "1330", "1530")], ["ZQN", "TEU"]),
      day("CHC", "leave", []),
    ],
  },
];
