import type { DayLeg } from "#api/db/schema/client-file.ts";
import type { BoughtLine, DaySeed, OwnLine } from "./file-seed.ts";
import { arrivalsDesk, depot, internationalFlight, ownHotel } from "./phrases.ts";
import { dayTexts } from "./stops.ts";
import { five } from "./words.ts";

type Line = (Omit<BoughtLine, "status"> & { status?: BoughtLine["status"] }) | OwnLine;
export type JourneyDay = Omit<DaySeed, "lines"> & { lines: Line[] };

const journey = (...days: JourneyDay[]) => days;
const flight = (place: string, at: string): Line => ({
  own: "own_arrangement",
  serviceType: "SU",
  place,
  name: internationalFlight,
  at,
});
const homeFlight = (place: string): Line => ({
  own: "own_arrangement",
  serviceType: "SU",
  place,
  name: domesticFlight,
  at: "1015",
});
const own = (place: string, nights: number): Line => ({
  own: "own_arrangement",
  serviceType: "AC",
  place,
  name: ownHotel,
  nights,
});
const coach = (place: string): Line => ({
  own: "own_arrangement",
  serviceType: "TR",
  place,
  name: lineCoach,
  at: "1330",
});
const stay = (option: string, units: number): Line => ({ option, units, at: "1500" });
const visit = (option: string, at: string, until: string): Line => ({ option, at, until });
const maybe = (option: string, at: string, until: string): Line => ({ option, at, until, kind: "optional" });
const car = (option: string, units: number, from: string, to: string, extras: string[] = []): Line => ({
  option,
  units,
  at: from,
  pickup: { time: from, point: arrivalsDesk },
  dropoff: { time: to, point: depot },
  extras,
});
const transfer = (option: string, at: string): Line => ({
  option,
  at,
  pickup: { time: at, point: arrivals },
});

const domesticFlight = five(
  "Domestic flight, booked by you",
  "Inlandsflug, selbst gebucht",
  "Vuelo nacional, reservado por su cuenta",
  "Volo interno, prenotato in autonomia",
  "Vol intérieur, réservé par vos soins",
);
const lineCoach = five(
  "Coach, booked by you",
  "Linienbus, selbst gebucht",
  "Autobús, reservado por su cuenta",
  "Autobus di linea, prenotato in autonomia",
  "Autocar, réservé par vos soins",
);
const arrivals = five(
  "Arrivals hall",
  "Ankunftshalle",
  "Sala de llegadas",
  "Sala arrivi",
  "Hall des arrivées",
);

function to(place: string, lines: Line[], ...legs: DayLeg[]): JourneyDay {
  return { place, overnight: place, legs, ...dayTexts(place, "arrive"), lines };
}
function at(place: string, lines: Line[], ...legs: DayLeg[]): JourneyDay {
  return { place, overnight: place, legs, ...dayTexts(place, "stay"), lines };
}
function off(place: string, lines: Line[], ...legs: DayLeg[]): JourneyDay {
  return { place, legs, ...dayTexts(place, "leave"), lines };
}
const drive = (from: string, until: string): DayLeg => ({ from, to: until, mode: "drive" });

/** Trips that many parties take; statuses of their services come from the file. */
export const journeys = {
  steam: journey(
    to("AKL", [flight("AKA", "0615"), stay("AKLACPOHAKLHARBOR", 1)]),
    to(
      "WTO",
      [
        car("AKLRCSOUCHCCOMPCT", 5, "0900", "1700"),
        visit("WTOATGLOWTOCAVE45", "1400", "1445"),
        { option: "WTOAFKERWTOFARMST", units: 1, at: "1600" },
      ],
      drive("AKL", "WTO"),
    ),
    to("ROT", [stay("ROTACSTEROTPARKRM", 3)], drive("WTO", "ROT")),
    at("ROT", [visit("ROTATGEYROTEVENIN", "1730", "2100")]),
    at("ROT", [maybe("ROTATSTEROTSPATHR", "1900", "2100")]),
    to(
      "AKL",
      [visit("MTAATGREMTAFILM2H", "1130", "1330"), stay("AKLACPOHAKLHARBOR", 2)],
      drive("ROT", "MTA"),
      drive("MTA", "AKL"),
    ),
    at("AKL", []),
    off("AKL", [flight("AKA", "1845")]),
  ),
  alps: journey(
    to("CHC", [flight("CHA", "1310"), transfer("CHCTRTWOCHCSHUTTL", "1345"), stay("CHCACAVOCHCRIVRRM", 1)]),
    to(
      "MON",
      [car("CHCRCSOUCHCMIDSUV", 7, "0900", "1200", ["one_way"]), stay("MONACSTAMONBASNRM", 2)],
      drive("CHC", "TKP"),
      drive("TKP", "MON"),
    ),
    at("MON", [visit("MONWKSTAMONHOOKER", "0900", "1300"), maybe("MONATSTAMONSTARGZ", "2200", "2330")]),
    to("ZQN", [stay("ZQNACREMZQNTERRCE", 2)], drive("MON", "ZQN")),
    at("ZQN", []),
    to("TEU", [stay("TEUAFMATTEUCREEKR", 2)], drive("ZQN", "TEU")),
    at("TEU", [visit("MFNCRFIOMFNNATURE", "1330", "1530")], drive("TEU", "MFN"), drive("MFN", "TEU")),
    off("ZQN", [flight("ZQN", "1620")], drive("TEU", "ZQN")),
  ),
  rail: journey(
    to("CHC", [flight("CHA", "1125"), transfer("CHCTRTWOCHCVANPRV", "1200"), stay("CHCACAVOCHCRIVRRM", 1)]),
    to(
      "FRJ",
      [visit("CHCTNALPCHCSCENIC", "0815", "1310"), coach("GMN"), stay("FRJACBLUFRJSTUDIO", 2)],
      { from: "CHC", to: "GMN", mode: "train" },
      drive("GMN", "FRJ"),
    ),
    at("FRJ", []),
    to("ZQN", [coach("FRJ"), stay("ZQNACREMZQNTERRCE", 2)]),
    at("ZQN", []),
    off("ZQN", [transfer("ZQNTRTWOCHCVANPRV", "1130"), flight("ZQN", "1405")]),
  ),
  bay: journey(
    to("AKL", [flight("AKA", "0950"), stay("AKLACPOHAKLHARBOR", 1)]),
    to(
      "PAH",
      [car("AKLRCSOUCHCMIDSUV", 3, "0930", "1000"), stay("PAHACBAYPAHSEAVST", 2)],
      drive("AKL", "PAH"),
    ),
    at("PAH", []),
    to("AKL", [stay("AKLACPOHAKLHARBOR", 1), { option: "AKLSUTRAAKLSIMCRD" }], drive("PAH", "AKL")),
    off("AKL", [flight("AKA", "1310")]),
  ),
  strait: journey(
    to("WLG", [homeFlight("WLG"), stay("WLGACCABWLGCITYRM", 2)]),
    at("WLG", []),
    to(
      "KBZ",
      [
        visit("WLFINSTRWLFADULTS", "0845", "1215"),
        car("PCNRCSOUCHCMIDSUV", 5, "1300", "1500", ["one_way"]),
        own("KBZ", 2),
      ],
      { from: "WLG", to: "PCN", mode: "ferry" },
      drive("PCN", "KBZ"),
    ),
    at("KBZ", [visit("KBZCRSPOKBZWHALES", "1000", "1230")]),
    to("CHC", [stay("CHCACAVOCHCRIVRRM", 2)], drive("KBZ", "CHC")),
    at("CHC", []),
    off("CHC", [flight("CHA", "1730")]),
  ),
  /** With a cruise whose rates end, and a walk of the summer only: quotes show what that means. */
  lake: journey(
    to("ZQN", [homeFlight("ZQN"), stay("ZQNACREMZQNTERRCE", 3)]),
    at("ZQN", [visit("ZQNCRSILZQNLAKE90", "1400", "1530")]),
    at("ZQN", []),
    off("ZQN", [transfer("ZQNTRTWOCHCVANPRV", "0900"), flight("ZQN", "1130")]),
  ),
  rock: journey(
    to("SYD", [flight("SYD", "0705"), stay("SYDACJACSYDCITYRM", 3)]),
    at("SYD", []),
    at("SYD", []),
    to("AYQ", [homeFlight("AYQ"), stay("AYQACREDAYQDESERT", 2)]),
    at("AYQ", []),
    off("AYQ", [homeFlight("AYQ")]),
  ),
  reef: journey(
    to("CNS", [homeFlight("CNS"), own("CNS", 3)]),
    at("CNS", [visit("CNSCRREECNSOUTERR", "0800", "1600")]),
    at("CNS", []),
    to("SYD", [homeFlight("SYD"), stay("SYDACJACSYDHARBOR", 2)]),
    at("SYD", []),
    off("SYD", [flight("SYD", "2110")]),
  ),
  ocean: journey(
    to("MEL", [flight("MEL", "0640"), own("MEL", 4)]),
    at("MEL", [visit("APBATOTWAPBGORDAY", "0800", "1800")]),
    at("MEL", [car("MELRCSOUCHCCOMPCT", 2, "0900", "0930")]),
    at("MEL", []),
    off("MEL", [flight("MEL", "1525")]),
  ),
} as const;
export type JourneyName = keyof typeof journeys;
