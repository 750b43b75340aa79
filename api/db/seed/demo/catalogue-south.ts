import { optionOf } from "./catalogue-nz.ts";
import type { ProductSeed } from "./product-seed.ts";
import { hotelRates } from "./rate-plans.ts";
import { five, vouchers, words } from "./words.ts";

const hotel = {
  chargeBasis: "room",
  secondUnit: "night",
  cancelPolicy: "nights",
  class: "superior",
  comment: words.withBreakfast,
  voucherText: vouchers.hotel,
} as const;

/** The better rooms of the South Island's hotels, in which packages of the superior class stay. */
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
    rates: hotelRates("ski", 2_400, 28_400, { taxMode: "excl" }),
    stock: { unit: "room", max: 4, releaseDays: 10 },
  }),
];
