import { optionOf } from "./catalogue-nz.ts";
import type { ProductSeed } from "./product-seed.ts";
import { hotelRates, perPersonRates } from "./rate-plans.ts";
import { five, vouchers, words } from "./words.ts";

const hotel = {
  chargeBasis: "room",
  secondUnit: "night",
  cancelPolicy: "nights",
  class: "superior",
  comment: words.withBreakfast,
  voucherText: vouchers.hotel,
} as const;

/** What packages of the superior class have on the South Island: better rooms and a longer cruise. */
export const southIslandOptions: ProductSeed[] = [
  optionOf("CHCACAVOCHCPUNTST", {
    ...hotel,
    name: five(
      "Riverside junior suite",
      "Juniorsuite am Fluss",
      "Junior suite junto al río",
      "Junior suite sul fiume",
      "Junior suite au bord de la rivière",
    ),
    description: five(
      "A corner suite with a balcony above the punts and a separate sitting area.",
      "Eine Ecksuite mit Balkon über den Kähnen und eigenem Sitzbereich.",
      "Suite de esquina con balcón sobre las barcas y zona de estar aparte.",
      "Suite d'angolo con balcone sopra le barche e zona giorno separata.",
      "Suite d'angle avec balcon au-dessus des barques et coin salon séparé.",
    ),
    rates: hotelRates("newZealand", 2_400, 24_600),
    stock: { unit: "room", max: 4, releaseDays: 7 },
  }),
  optionOf("FRJACBLUFRJPEAKST", {
    ...hotel,
    name: five(
      "Mountain suite",
      "Bergsuite",
      "Suite con vistas a la montaña",
      "Suite vista montagna",
      "Suite vue montagne",
    ),
    description: five(
      "Upper-floor suites with a deep bath and the peaks in the window on clear mornings.",
      "Suiten im Obergeschoss mit tiefer Badewanne und an klaren Morgen den Gipfeln im Fenster.",
      "Suites en la planta alta con bañera y las cumbres en la ventana las mañanas claras.",
      "Suite al piano superiore con vasca e le cime alla finestra nelle mattine limpide.",
      "Suites à l'étage avec baignoire et les sommets à la fenêtre par temps clair.",
    ),
    rates: hotelRates("newZealand", 2_400, 22_900),
  }),
  optionOf("ZQNACREMZQNLAKEVW", {
    ...hotel,
    name: five(
      "Lake-view room",
      "Zimmer mit Seeblick",
      "Habitación con vistas al lago",
      "Camera vista lago",
      "Chambre vue sur le lac",
    ),
    description: five(
      "High rooms over Lake Wakatipu with a fireplace and a private terrace.",
      "Hoch gelegene Zimmer über dem Lake Wakatipu mit Kamin und eigener Terrasse.",
      "Habitaciones altas sobre el lago Wakatipu, con chimenea y terraza privada.",
      "Camere ai piani alti sul lago Wakatipu, con camino e terrazza privata.",
      "Chambres en hauteur sur le lac Wakatipu, avec cheminée et terrasse privée.",
    ),
    rates: hotelRates("ski", 2_400, 28_400, {
      taxMode: "excl",
      special: [{ from: "05-01", to: "05-31", name: "May, three nights", minUnits: 3 }],
    }),
    stock: { unit: "room", max: 4, releaseDays: 10 },
  }),
  optionOf("ZQNCRSILZQNFARM3H", {
    chargeBasis: "person",
    secondUnit: "trip",
    cancelPolicy: "day-trips",
    durationMinutes: 210,
    startTimes: ["1000", "1400"],
    name: five(
      "Steamer to the lake farm with lunch",
      "Dampferfahrt zur Farm am See mit Mittagessen",
      "Vapor a la granja del lago con almuerzo",
      "Battello a vapore per la fattoria sul lago con pranzo",
      "Vapeur vers la ferme du lac avec déjeuner",
    ),
    comment: five(
      "Three and a half hours, lunch at the farm included",
      "Dreieinhalb Stunden, Mittagessen auf der Farm inbegriffen",
      "Tres horas y media, almuerzo en la granja incluido",
      "Tre ore e mezza, pranzo in fattoria incluso",
      "Trois heures et demie, déjeuner à la ferme compris",
    ),
    description: five(
      "Across the lake by steam, then sheep dogs, gardens and a long table.",
      "Mit Dampf über den See, danach Hütehunde, Gärten und eine lange Tafel.",
      "A vapor por el lago, y después perros pastores, jardines y una mesa larga.",
      "A vapore sul lago, poi cani da pastore, giardini e una lunga tavolata.",
      "À la vapeur sur le lac, puis chiens de berger, jardins et grande tablée.",
    ),
    voucherText: vouchers.boat,
    rates: perPersonRates("wholeYear", 2_000, 11_600, {
      child: 5_800,
      special: [
        { from: "05-01", to: "05-31", name: "Dry dock", closed: "The steamer is in dry dock in May" },
      ],
    }),
  }),
];
