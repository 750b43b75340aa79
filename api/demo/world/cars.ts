import type { TranslatedText } from "#contract/primitives.ts";
import type { ExtraSeed, ProductSeed } from "./product-seed.ts";
import { hireRates } from "./rate-plans.ts";
import { five, vouchers } from "./words.ts";

type Group = { code: string; class: ProductSeed["class"]; seats: number; day: number; name: TranslatedText };

const groups: Group[] = [
  {
    code: "ECONOM",
    class: "budget",
    seats: 4,
    day: 5_200,
    name: five("Economy car", "Kleinwagen", "Coche económico", "Utilitaria", "Voiture économique"),
  },
  {
    code: "COMPCT",
    class: "standard",
    seats: 5,
    day: 6_100,
    name: five("Compact car", "Kompaktwagen", "Coche compacto", "Auto compatta", "Voiture compacte"),
  },
  {
    code: "MIDSUV",
    class: "superior",
    seats: 5,
    day: 6_950,
    name: five("Mid-size SUV", "SUV der Mittelklasse", "SUV mediano", "SUV medio", "SUV de taille moyenne"),
  },
  {
    code: "FULSUV",
    class: "deluxe",
    seats: 5,
    day: 9_400,
    name: five(
      "Full-size SUV, all-wheel drive",
      "Großer SUV mit Allradantrieb",
      "SUV grande con tracción total",
      "SUV grande a trazione integrale",
      "Grand SUV à transmission intégrale",
    ),
  },
  {
    code: "PEOPLE",
    class: "superior",
    seats: 8,
    day: 11_800,
    name: five(
      "Eight-seater",
      "Achtsitzer",
      "Monovolumen de ocho plazas",
      "Minivan da otto posti",
      "Minibus de huit places",
    ),
  },
  {
    code: "PREMUM",
    class: "luxury",
    seats: 5,
    day: 14_900,
    name: five(
      "Premium sedan",
      "Limousine der Oberklasse",
      "Berlina de gama alta",
      "Berlina di alta gamma",
      "Berline haut de gamme",
    ),
  },
];

type Depot = { place: string; address: string; lat: number; lng: number; groups: string[] };
const all = groups.map((group) => group.code);

const depots: Depot[] = [
  {
    place: "AKL",
    address: "42 Depot Drive, Auckland Airport 2022",
    lat: -37.0041,
    lng: 174.7869,
    groups: all,
  },
  {
    place: "CHC",
    address: "88 Memorial Depot Road, Christchurch 8053",
    lat: -43.4921,
    lng: 172.5474,
    groups: all,
  },
  {
    place: "ZQN",
    address: "15 Depot Lane, Frankton 9300",
    lat: -45.0205,
    lng: 168.7397,
    groups: ["COMPCT", "MIDSUV", "FULSUV"],
  },
  {
    place: "PCN",
    address: "Ferry terminal car park, Picton 7220",
    lat: -41.2854,
    lng: 174.0061,
    groups: ["COMPCT", "MIDSUV"],
  },
  {
    place: "WLF",
    address: "Aotea Quay car park, Wellington 6011",
    lat: -41.2625,
    lng: 174.7881,
    groups: ["COMPCT", "MIDSUV"],
  },
  {
    place: "MEL",
    address: "9 Tulla Depot Way, Melbourne Airport VIC 3045",
    lat: -37.6733,
    lng: 144.8433,
    groups: ["COMPCT", "MIDSUV", "PEOPLE"],
  },
  {
    place: "GMN",
    address: "Railway station forecourt, Mackay Street, Greymouth 7805",
    lat: -42.4498,
    lng: 171.2069,
    groups: ["COMPCT", "MIDSUV"],
  },
];

const extras: ExtraSeed[] = [
  {
    code: "one_way",
    name: five(
      "One-way fee",
      "Einweggebühr",
      "Cargo por entrega en otra oficina",
      "Supplemento per sola andata",
      "Frais d'aller simple",
    ),
    basis: "unit_hire",
    commissionable: false,
    cost: { each: 15_000 },
  },
  {
    code: "child_seat",
    name: five("Child seat", "Kindersitz", "Silla infantil", "Seggiolino", "Siège enfant"),
    basis: "unit_day",
    commissionable: false,
    cap_units: 6,
    cost: { each: 800 },
  },
  {
    code: "snow_chains",
    name: five("Snow chains", "Schneeketten", "Cadenas para la nieve", "Catene da neve", "Chaînes à neige"),
    basis: "unit_hire",
    commissionable: false,
    cost: { each: 4_500 },
  },
];

/** Six car groups at depots in both countries, charged per vehicle and 24 hours. */
export const carOptions: ProductSeed[] = depots.flatMap((depot) =>
  groups.filter((group) => depot.groups.includes(group.code)).map((group) => carAt(depot, group)),
);

function carAt({ place, address, lat, lng }: Depot, group: Group): ProductSeed {
  const australian = place === "MEL";
  return {
    code: `${place}RCSOUCHC${group.code}`,
    supplier: "SOUCHC",
    serviceType: "RC",
    place,
    class: group.class,
    chargeBasis: "unit",
    secondUnit: "day24h",
    crossSeason: "first",
    capacityPerUnit: group.seats,
    maxPax: null,
    phone: australian ? "+61 3 5550 0151" : "+64 3 555 0151",
    address,
    lat,
    lng,
    name: group.name,
    comment: five(
      "Automatic, unlimited kilometres, full cover without excess",
      "Automatik, unbegrenzte Kilometer, Vollschutz ohne Selbstbehalt",
      "Automático, kilómetros ilimitados, seguro a todo riesgo sin franquicia",
      "Cambio automatico, chilometri illimitati, copertura totale senza franchigia",
      "Automatique, kilométrage illimité, assurance sans franchise",
    ),
    description: five(
      "A car of the latest two model years with a printed map and a charging cable.",
      "Ein Wagen der letzten zwei Modelljahre mit Straßenkarte und Ladekabel.",
      "Un coche de los dos últimos modelos, con mapa impreso y cable de carga.",
      "Un'auto degli ultimi due anni di produzione con mappa cartacea e cavo di ricarica.",
      "Une voiture de moins de deux ans avec carte routière et câble de recharge.",
    ),
    voucherText: vouchers.vehicle,
    rates: hireRates(australian ? "australianSouth" : "newZealand", 2_500, group.day),
    extras,
    cancelPolicy: "vehicles",
  };
}
