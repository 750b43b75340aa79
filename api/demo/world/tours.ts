import type { Locale, TranslatedText } from "#contract/primitives.ts";
import type { DepartureCosts, DeparturePrices } from "#api/db/schema/tour.ts";
import type { PartySize } from "./parties.ts";
import { five } from "./words.ts";

export const tourCategorySeeds: { slug: string; name: TranslatedText; tours: string[] }[] = [
  {
    slug: "new-zealand",
    name: five("New Zealand", "Neuseeland", "Nueva Zelanda", "Nuova Zelanda", "Nouvelle-Zélande"),
    tours: ["LWD", "SOL"],
  },
  {
    slug: "australia",
    name: five("Australia", "Australien", "Australia", "Australia", "Australie"),
    tours: ["RRC"],
  },
];

export type TourSeed = {
  code: string;
  brand: "NZ" | "AU";
  category: string;
  name: TranslatedText;
  summary: TranslatedText;
  days: number;
  from: string;
  to: string;
  package?: string;
  seats: number;
  minToRun: number;
  singles: number;
  language: Locale;
  /** Weekday of the start, 1 is Monday, and weeks between two starts. */
  weekday: number;
  everyWeeks: number;
  /** Months in which it runs. */
  months: number[];
  prices: DeparturePrices;
  costs: DepartureCosts;
};

export const tourSeeds: TourSeed[] = [
  {
    code: "LWD",
    brand: "NZ",
    category: "new-zealand",
    name: five(
      "Long White Discovery",
      "Unter der langen weißen Wolke",
      "Bajo la larga nube blanca",
      "Sotto la lunga nuvola bianca",
      "Sous le long nuage blanc",
    ),
    summary: five(
      "Both islands in twelve days, from Auckland to Christchurch.",
      "Beide Inseln in zwölf Tagen, von Auckland nach Christchurch.",
      "Las dos islas en doce días, de Auckland a Christchurch.",
      "Le due isole in dodici giorni, da Auckland a Christchurch.",
      "Les deux îles en douze jours, d'Auckland à Christchurch.",
    ),
    days: 12,
    from: "AKL",
    to: "CHC",
    package: "LWD12",
    seats: 36,
    minToRun: 14,
    singles: 6,
    language: "de",
    weekday: 2,
    everyWeeks: 2,
    months: [10, 11, 12, 1, 2, 3, 4],
    prices: {
      twin_share: 459_900,
      single_supplement: 112_500,
      triple_reduction: 18_000,
      child_bps: 1_500,
      deposit: 50_000,
    },
    costs: { cost_per_person: 352_000, cost_single_supplement: 90_000 },
  },
  {
    code: "SOL",
    brand: "NZ",
    category: "new-zealand",
    name: five("Southern Light", "Licht des Südens", "Luz del sur", "Luce del sud", "Lumière du Sud"),
    summary: five(
      "Mountains, fiord and stars in seven days.",
      "Berge, Fjord und Sterne in sieben Tagen.",
      "Montañas, fiordo y estrellas en siete días.",
      "Montagne, fiordo e stelle in sette giorni.",
      "Montagnes, fiord et étoiles en sept jours.",
    ),
    days: 7,
    from: "CHC",
    to: "ZQN",
    seats: 20,
    minToRun: 8,
    singles: 4,
    language: "en",
    weekday: 6,
    everyWeeks: 2,
    months: [9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8],
    prices: {
      twin_share: 298_000,
      single_supplement: 74_000,
      triple_reduction: 11_000,
      child_bps: 1_500,
      deposit: 40_000,
    },
    costs: { cost_per_person: 228_000, cost_single_supplement: 59_000 },
  },
  {
    code: "RRC",
    brand: "AU",
    category: "australia",
    name: five(
      "Reef and Red Centre",
      "Riff und Rotes Zentrum",
      "Arrecife y Centro Rojo",
      "Barriera e Centro Rosso",
      "Récif et Centre rouge",
    ),
    summary: five(
      "Nine days between coral and red sand.",
      "Neun Tage zwischen Korallen und rotem Sand.",
      "Nueve días entre el coral y la arena roja.",
      "Nove giorni tra coralli e sabbia rossa.",
      "Neuf jours entre corail et sable rouge.",
    ),
    days: 9,
    from: "CNS",
    to: "SYD",
    seats: 24,
    minToRun: 10,
    singles: 5,
    language: "fr",
    weekday: 4,
    everyWeeks: 4,
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    prices: {
      twin_share: 512_000,
      single_supplement: 134_000,
      triple_reduction: 16_000,
      child_bps: 1_500,
      deposit: 60_000,
    },
    costs: { cost_per_person: 396_000, cost_single_supplement: 108_000 },
  },
];

/** Which of the coming starts of Southern Light is in which state; the others are open. */
export const southernLightStarts = { guaranteed: 2, limited: 3, full: 4, cancelled: 5 } as const;

/** The days of a tour, as places; the first day at a place is the arrival, the last the departure. */
export const tourRoutes: Record<string, string[]> = {
  LWD: ["AKL", "AKL", "WTO", "ROT", "ROT", "WLG", "KBZ", "CHC", "MON", "ZQN", "TEU", "CHC"],
  SOL: ["CHC", "MON", "MON", "ZQN", "TEU", "ZQN", "ZQN"],
  RRC: ["CNS", "CNS", "CNS", "AYQ", "AYQ", "SYD", "SYD", "SYD", "SYD"],
};

export type TourFileSeed = {
  reference: string;
  tour: string;
  /** Position among the coming starts of the tour, from 0. */
  start: number;
  agency: string;
  agent: string;
  locale: Locale;
  size: PartySize;
  status: "held" | "requested" | "confirmed" | "wait_list" | "offered" | "cancelled";
};

const booking = (
  reference: string,
  tour: string,
  start: number,
  agency: string,
  agent: string,
  locale: Locale,
  size: PartySize,
  status: TourFileSeed["status"],
): TourFileSeed => ({ reference, tour, start, agency, agent, locale, size, status });

/** Seats of these bookings are the seats that are sold: a guaranteed, a limited, a full and a cancelled start. */
export const tourFileSeeds: TourFileSeed[] = [
  booking("NZRT300001", "SOL", 2, "LARBRI", "emma.larkspur", "en", "four", "confirmed"),
  booking("NZRT300002", "SOL", 2, "MAPTOR", "noah.maple", "en", "five", "confirmed"),
  booking("NZRT300003", "SOL", 3, "SILHAM", "jonas.silberfarn", "de", "six", "confirmed"),
  booking("NZRT300004", "SOL", 3, "LARBRI", "oliver.larkspur", "en", "six", "confirmed"),
  booking("NZRT300005", "SOL", 3, "CINVAL", "carmen.cincomares", "es", "five", "confirmed"),
  booking("NZRT300006", "SOL", 4, "PONBOL", "luca.ponteverde", "it", "six", "confirmed"),
  booking("NZRT300007", "SOL", 4, "SILHAM", "anke.silberfarn", "de", "six", "confirmed"),
  booking("NZRT300008", "SOL", 4, "REDBNE", "tahlia.redgum", "en", "four", "confirmed"),
  booking("NZRT300009", "SOL", 4, "MAPTOR", "noah.maple", "en", "four", "confirmed"),
  booking("NZRT300010", "SOL", 4, "LARBRI", "emma.larkspur", "en", "couple", "wait_list"),
  booking("NZRT300011", "SOL", 4, "QUOLYO", "manon.quokka", "fr", "friends", "wait_list"),
  booking("NZRT300012", "SOL", 5, "SILHAM", "jonas.silberfarn", "de", "couple", "cancelled"),
  booking("NZRT300014", "SOL", 6, "SILHAM", "jonas.silberfarn", "de", "couple", "offered"),
  booking("NZRT300013", "LWD", 1, "SILHAM", "anke.silberfarn", "de", "couple", "held"),
  booking("AURT400001", "RRC", 1, "QUOLYO", "manon.quokka", "fr", "couple", "requested"),
];
