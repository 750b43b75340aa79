import { optionOf } from "./catalogue-nz.ts";
import type { ProductSeed } from "./product-seed.ts";
import { hotelRates, perPersonRates } from "./rate-plans.ts";
import { five, vouchers, words } from "./words.ts";

const hotel = { chargeBasis: "room", secondUnit: "night", cancelPolicy: "nights" } as const;
const perHead = { chargeBasis: "person", secondUnit: "trip", cancelPolicy: "day-trips" } as const;

export const australianOptions: ProductSeed[] = [
  optionOf("SYDACJACSYDCITYRM", {
    ...hotel,
    class: "standard",
    name: five("City room", "Stadtzimmer", "Habitación ciudad", "Camera città", "Chambre ville"),
    comment: words.roomOnly,
    description: five(
      "Two streets behind the ferries, quiet at night.",
      "Zwei Straßen hinter den Fähren, nachts ruhig.",
      "A dos calles de los ferris, tranquila de noche.",
      "Due strade dietro i traghetti, silenziosa di notte.",
      "À deux rues des ferrys, calme la nuit.",
    ),
    voucherText: vouchers.hotel,
    rates: hotelRates("australianSouth", 2_500, 22_800),
    stock: { unit: "room", max: 10, releaseDays: 7 },
  }),
  optionOf("SYDACJACSYDHARBOR", {
    ...hotel,
    class: "deluxe",
    name: five(
      "Harbour room",
      "Zimmer mit Hafenblick",
      "Habitación con vistas al puerto",
      "Camera vista porto",
      "Chambre vue sur le port",
    ),
    comment: words.withBreakfast,
    description: five(
      "The bridge in one window, the sails in the other.",
      "Im einen Fenster die Brücke, im anderen die Segel.",
      "El puente en una ventana, las velas en la otra.",
      "Il ponte da una finestra, le vele dall'altra.",
      "Le pont dans une fenêtre, les voiles dans l'autre.",
    ),
    voucherText: vouchers.hotel,
    rates: hotelRates("australianSouth", 2_500, 33_400, {
      special: [{ from: "12-30", to: "12-31", name: "Fireworks", minUnits: 2, bps: 18_000 }],
    }),
  }),
  optionOf("AYQACREDAYQDESERT", {
    ...hotel,
    class: "superior",
    name: five("Desert room", "Wüstenzimmer", "Habitación desierto", "Camera deserto", "Chambre désert"),
    comment: words.withBreakfast,
    description: five(
      "Low buildings among desert oaks; the shuttle to the rock stops outside.",
      "Niedrige Häuser zwischen Wüsteneichen; der Bus zum Felsen hält davor.",
      "Casas bajas entre robles del desierto; el autobús a la roca para enfrente.",
      "Edifici bassi tra le querce del deserto; la navetta per la roccia ferma davanti.",
      "Pavillons bas parmi les chênes du désert ; la navette vers le rocher s'arrête devant.",
    ),
    voucherText: vouchers.hotel,
    rates: hotelRates("australianSouth", 2_500, 38_900, {
      without: ["TR", "QD", "extra_adult"],
      minUnits: { peak: 2, shoulder: 2, low: 2 },
    }),
  }),
  optionOf("CNSCRREECNSOUTERR", {
    ...perHead,
    durationMinutes: 480,
    startTimes: ["0800"],
    name: five(
      "Outer reef by catamaran",
      "Mit dem Katamaran zum Außenriff",
      "Catamarán al arrecife exterior",
      "In catamarano alla barriera esterna",
      "Catamaran vers le récif extérieur",
    ),
    comment: five(
      "Full day, lunch and snorkel gear included",
      "Ganzer Tag, Mittagessen und Schnorchel inbegriffen",
      "Día completo, almuerzo y equipo de esnórquel incluidos",
      "Giornata intera, pranzo e attrezzatura da snorkeling inclusi",
      "Journée entière, déjeuner et matériel de plongée inclus",
    ),
    description: five(
      "Two stops on the outer reef and a marine biologist on board.",
      "Zwei Stopps am Außenriff und eine Meeresbiologin an Bord.",
      "Dos paradas en el arrecife exterior y una bióloga marina a bordo.",
      "Due soste sulla barriera esterna e una biologa marina a bordo.",
      "Deux arrêts sur le récif extérieur et une biologiste à bord.",
    ),
    voucherText: vouchers.boat,
    rates: {
      calendar: "tropics",
      markupBps: 2_500,
      cost: {
        peak: { adult: 15_860, child: 9_930, infant: 0 },
        shoulder: { adult: 15_860, child: 9_930, infant: 0 },
        low: { adult: 15_860, child: 9_930, infant: 0 },
      },
    },
    extras: [
      {
        code: "reef_tax",
        name: five("Reef levy", "Riffabgabe", "Tasa del arrecife", "Tassa della barriera", "Taxe du récif"),
        basis: "person_stay",
        compulsory: true,
        commissionable: false,
        cost: { adult: 2_000, child: 2_000, infant: 0 },
      },
    ],
    stock: { unit: "seat", max: 40, releaseDays: 3 },
  }),
  optionOf("APBATOTWAPBGORDAY", {
    ...perHead,
    durationMinutes: 600,
    startTimes: ["0800"],
    name: five(
      "Day on the Great Ocean Road",
      "Ein Tag auf der Great Ocean Road",
      "Un día en la Great Ocean Road",
      "Una giornata sulla Great Ocean Road",
      "Une journée sur la Great Ocean Road",
    ),
    comment: five(
      "By small coach, picnic included",
      "Im Kleinbus, Picknick inbegriffen",
      "En minibús, picnic incluido",
      "In minibus, picnic incluso",
      "En minibus, pique-nique compris",
    ),
    description: five(
      "Rainforest, surf and the limestone towers in the evening.",
      "Regenwald, Brandung und am Abend die Kalksteintürme.",
      "Selva, olas y las torres de caliza al atardecer.",
      "Foresta pluviale, onde e le torri di calcare la sera.",
      "Forêt humide, vagues et tours calcaires le soir.",
    ),
    voucherText: vouchers.visit,
    promptPickup: true,
    pickupPoints: [
      {
        code: "HOTEL",
        point: five("Your hotel", "Ihr Hotel", "Su hotel", "Il vostro hotel", "Votre hôtel"),
        minutes_before: 15,
      },
    ],
    rates: perPersonRates("wholeYear", 2_200, 11_800),
  }),
];
