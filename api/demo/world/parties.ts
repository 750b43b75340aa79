import type { Locale } from "#contract/primitives.ts";
import type { FileSeed } from "./file-seed.ts";

const firstNames: Record<Locale, string[]> = {
  de: [
    "Anneliese",
    "Björn",
    "Dörte",
    "Henrik",
    "Ilse",
    "Konrad",
    "Lotte",
    "Moritz",
    "Nele",
    "Ottmar",
    "Rieke",
    "Sönke",
    "Thea",
    "Veit",
  ],
  es: [
    "Aitana",
    "Borja",
    "Candela",
    "Damián",
    "Elvira",
    "Gonzalo",
    "Inés",
    "Joaquín",
    "Leire",
    "Mateo",
    "Noelia",
    "Pilar",
    "Rubén",
    "Sofía",
  ],
  it: [
    "Agnese",
    "Bruno",
    "Chiara",
    "Dario",
    "Elettra",
    "Fabio",
    "Gaia",
    "Ivano",
    "Letizia",
    "Mirko",
    "Noemi",
    "Ottavia",
    "Renzo",
    "Viola",
  ],
  fr: [
    "Amélie",
    "Baptiste",
    "Capucine",
    "Didier",
    "Élodie",
    "Fabrice",
    "Gaëlle",
    "Hugo",
    "Inès",
    "Lucien",
    "Maud",
    "Noé",
    "Solène",
    "Thierry",
  ],
  en: [
    "Abigail",
    "Barnaby",
    "Carys",
    "Duncan",
    "Elspeth",
    "Fergus",
    "Gwen",
    "Hamish",
    "Imogen",
    "Jarvis",
    "Keira",
    "Lachlan",
    "Maeve",
    "Rory",
  ],
};
const lastNames: Record<Locale, string[]> = {
  de: [
    "Achenbach",
    "Bärwald",
    "Drückhammer",
    "Eschenbach",
    "Feldhusen",
    "Grünewald",
    "Hölscher",
    "Jürgens",
    "Köhnke",
    "Lührmann",
    "Möllendorf",
    "Rüdiger",
  ],
  es: [
    "Alarcón Vega",
    "Baños Prieto",
    "Carrión Sáez",
    "Echevarría",
    "Fuentes Ruano",
    "Gascón Peña",
    "Ibáñez Lara",
    "Llorente",
    "Muñiz Cano",
    "Ortuño",
  ],
  it: [
    "Albertazzi",
    "Bergonzoni",
    "Casadei",
    "Dall'Olio",
    "Fantuzzi",
    "Garavini",
    "Malaguti",
    "Pasquali",
    "Sgarbi",
    "Venturoli",
  ],
  fr: [
    "Aubertin",
    "Bouvier",
    "Chevalley",
    "Deschamps",
    "Fournier",
    "Guérin",
    "Jacquemin",
    "Laffont",
    "Mercier",
    "Perrault",
  ],
  en: [
    "Ashdown",
    "Blackwood",
    "Carmichael",
    "Drummond",
    "Ellsworth",
    "Fairbairn",
    "Greenhalgh",
    "Hathersage",
    "Kinnaird",
    "Lockwood",
    "Merriweather",
    "O'Shaughnessy",
  ],
};
const partyNames: Record<Locale, (last: string) => string> = {
  de: (last) => `Familie ${last}`,
  es: (last) => `Familia ${last}`,
  it: (last) => `Famiglia ${last}`,
  fr: (last) => `Famille ${last}`,
  en: (last) => `${last} Party`,
};

type Room = FileSeed["rooms"][number];
type Size = { ages: (number | null)[]; rooms: Room[] };
const room = (code: Room["code"], ...sleepers: number[]): Room => ({ code, sleepers });

/** How a party is made up; an age stands for a child. */
const sizes = {
  solo: { ages: [null], rooms: [room("SG", 1)] },
  couple: { ages: [null, null], rooms: [room("DB", 1, 2)] },
  friends: { ages: [null, null], rooms: [room("TW", 1, 2)] },
  trio: { ages: [null, null, null], rooms: [room("TR", 1, 2, 3)] },
  family: { ages: [null, null, 8], rooms: [room("DB", 1, 2, 3)] },
  family4: { ages: [null, null, 11, 7], rooms: [room("TW", 1, 3), room("TW", 2, 4)] },
  infant: { ages: [null, null, 1], rooms: [room("DB", 1, 2, 3)] },
  four: { ages: [null, null, null, null], rooms: [room("DB", 1, 2), room("TW", 3, 4)] },
  five: { ages: [null, null, null, null, null], rooms: [room("DB", 1, 2), room("TR", 3, 4, 5)] },
  six: {
    ages: [null, null, null, null, null, null],
    rooms: [room("DB", 1, 2), room("DB", 3, 4), room("TW", 5, 6)],
  },
} satisfies Record<string, Size>;
export type PartySize = keyof typeof sizes;

const diets = ["vegetarian", "gluten-free", "no shellfish", "vegan", "lactose-free"];

/** Name, travellers and rooms of a party; the same for the same number. */
export function partyOf(
  size: PartySize,
  locale: Locale,
  number: number,
): Pick<FileSeed, "name" | "pax" | "rooms"> {
  const { ages, rooms }: Size = sizes[size];
  const last = pick(lastNames[locale], number * 5);
  const related = ages.length > 2 && ages.some((age) => age !== null);
  const pax: FileSeed["pax"] = ages.map((age, index) => ({
    name: [
      pick(firstNames[locale], number * 3 + index * 5),
      index === 0 || related ? last : pick(lastNames[locale], number * 5 + index),
    ],
    ...(age !== null && { type: age <= 3 ? ("I" as const) : ("C" as const), age }),
    ...(age === null && index < 2 && { driver: true as const }),
    ...((number + index) % 7 === 0 && { dietary: pick(diets, number) }),
  }));
  const [lead] = pax;
  const alone = ages.length === 1 && lead ? lead.name.join(" ") : null;
  return { name: alone ?? (related ? partyNames[locale](last) : namesOf(pax)), pax, rooms };
}

function namesOf(pax: FileSeed["pax"]): string {
  const lasts = [...new Set(pax.map((person) => person.name[1].split(" ")[0]))];
  return lasts.slice(0, 2).join(" & ") + (lasts.length > 2 ? " Party" : "");
}

function pick<Item>(items: Item[], index: number): Item {
  const found = items[index % items.length];
  if (found === undefined) throw new RangeError("The seed has an empty list of names");
  return found;
}
