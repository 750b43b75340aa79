import type { z } from "zod";
import type { ServiceType, TranslatedText } from "#contract/primitives.ts";
import type { productOption } from "../../schema/product.ts";

type Fields = typeof productOption.$inferInsert;

/** Unit prices are integer cents, tax included, in the currency of the brand that sells the option. */
export type ProductSeed = {
  /** place(3) + service type(2) + supplier(6) + option(6) */
  code: string;
  supplier: string;
  serviceType: z.infer<typeof ServiceType>;
  place: string;
  class?: Fields["class"];
  name: TranslatedText;
  comment?: TranslatedText;
  description: TranslatedText;
  voucherText: TranslatedText;
  chargeBasis: Fields["chargeBasis"];
  secondUnit: Fields["secondUnit"];
  durationMinutes?: number;
  phone: string;
  address: string;
  lat: number;
  lng: number;
  sellCents: number;
  costCents: number;
};

const steamvale = {
  supplier: "STEROT",
  place: "ROT",
  phone: "+64 7 555 0112",
  address: "12 Sulphur Bay Parade, Rotorua 3010",
  lat: -38.1329,
  lng: 176.2581,
} as const;

const starBasin = {
  supplier: "STAMON",
  place: "MON",
  phone: "+64 3 555 0121",
  address: "4 Moraine Terrace, Aoraki / Mount Cook 7999",
  lat: -43.7352,
  lng: 170.0968,
} as const;

const fiordLantern = {
  supplier: "FIOMFN",
  phone: "+64 3 555 0131",
  lat: -44.6714,
  lng: 167.9262,
} as const;

const room = { serviceType: "AC", chargeBasis: "room", secondUnit: "night" } as const;
const perPerson = { chargeBasis: "person", secondUnit: "trip" } as const;

const breakfastVoucher: TranslatedText = {
  en: "Room and cooked breakfast for the nights shown. Extras are paid at the hotel.",
  de: "Zimmer und warmes Frühstück für die genannten Nächte. Extras werden vor Ort bezahlt.",
  es: "Habitación y desayuno caliente para las noches indicadas. Los extras se pagan en el hotel.",
  it: "Camera e colazione calda per le notti indicate. Gli extra si pagano in hotel.",
  fr: "Chambre et petit déjeuner chaud pour les nuits indiquées. Les extras sont à régler sur place.",
};

const lodgeVoucher: TranslatedText = {
  en: "Room, breakfast and the daily glacier talk. Check-in from 15:00, dinner by reservation.",
  de: "Zimmer, Frühstück und der tägliche Gletschervortrag. Check-in ab 15:00 Uhr, Abendessen nach Reservierung.",
  es: "Habitación, desayuno y la charla diaria sobre glaciares. Entrada desde las 15:00, cena con reserva.",
  it: "Camera, colazione e l'incontro quotidiano sui ghiacciai. Check-in dalle 15:00, cena su prenotazione.",
  fr: "Chambre, petit déjeuner et causerie quotidienne sur les glaciers. Arrivée dès 15 h, dîner sur réservation.",
};

const boardingVoucher: TranslatedText = {
  en: "Exchange this voucher at desk 2 of the terminal, 20 minutes before departure.",
  de: "Tauschen Sie diesen Voucher 20 Minuten vor Abfahrt an Schalter 2 des Terminals ein.",
  es: "Canjee este bono en el mostrador 2 de la terminal 20 minutos antes de la salida.",
  it: "Presentare questo voucher al banco 2 del terminal 20 minuti prima della partenza.",
  fr: "Présentez ce bon au guichet 2 du terminal 20 minutes avant le départ.",
};

export const productSeeds: ProductSeed[] = [
  {
    ...steamvale,
    ...room,
    code: "ROTACSTEROTLAKEDB",
    class: "superior",
    name: {
      en: "Lakeside room",
      de: "Zimmer mit Seeblick",
      es: "Habitación con vistas al lago",
      it: "Camera vista lago",
      fr: "Chambre côté lac",
    },
    comment: {
      en: "Double bed, lake view, breakfast included",
      de: "Doppelbett, Seeblick, Frühstück inbegriffen",
      es: "Cama doble, vistas al lago, desayuno incluido",
      it: "Letto matrimoniale, vista lago, colazione inclusa",
      fr: "Lit double, vue sur le lac, petit déjeuner compris",
    },
    description: {
      en: "Quiet rooms on the shore of Sulphur Bay, each with a small terrace above the steam.",
      de: "Ruhige Zimmer am Ufer der Sulphur Bay, jedes mit kleiner Terrasse über dem Dampf.",
      es: "Habitaciones tranquilas a orillas de Sulphur Bay, con una pequeña terraza sobre el vapor.",
      it: "Camere tranquille sulla riva di Sulphur Bay, ciascuna con una piccola terrazza sopra il vapore.",
      fr: "Chambres calmes au bord de Sulphur Bay, chacune avec une petite terrasse au-dessus des vapeurs.",
    },
    voucherText: breakfastVoucher,
    sellCents: 32_800,
    costCents: 24_600,
  },
  {
    ...steamvale,
    ...room,
    code: "ROTACSTEROTGARDTW",
    class: "standard",
    name: {
      en: "Garden room",
      de: "Gartenzimmer",
      es: "Habitación jardín",
      it: "Camera giardino",
      fr: "Chambre jardin",
    },
    comment: {
      en: "Two single beds, garden side, breakfast included",
      de: "Zwei Einzelbetten, Gartenseite, Frühstück inbegriffen",
      es: "Dos camas individuales, lado jardín, desayuno incluido",
      it: "Due letti singoli, lato giardino, colazione inclusa",
      fr: "Deux lits simples, côté jardin, petit déjeuner compris",
    },
    description: {
      en: "Ground-floor rooms that open to the fern garden and the warm pools.",
      de: "Zimmer im Erdgeschoss mit Zugang zum Farngarten und zu den warmen Becken.",
      es: "Habitaciones en planta baja con salida al jardín de helechos y a las piscinas templadas.",
      it: "Camere al piano terra affacciate sul giardino di felci e sulle vasche calde.",
      fr: "Chambres de plain-pied ouvrant sur le jardin de fougères et les bassins chauds.",
    },
    voucherText: breakfastVoucher,
    sellCents: 26_400,
    costCents: 19_800,
  },
  {
    ...steamvale,
    ...perPerson,
    code: "ROTATSTEROTSPATHR",
    serviceType: "AT",
    durationMinutes: 120,
    name: {
      en: "Thermal spa evening",
      de: "Abend im Thermalbad",
      es: "Velada en las termas",
      it: "Serata alle terme",
      fr: "Soirée aux thermes",
    },
    comment: {
      en: "Two hours, towel and herbal tea included",
      de: "Zwei Stunden, Handtuch und Kräutertee inbegriffen",
      es: "Dos horas, toalla e infusión incluidas",
      it: "Due ore, asciugamano e tisana inclusi",
      fr: "Deux heures, serviette et tisane comprises",
    },
    description: {
      en: "Five mineral pools between 36 and 41 degrees, the last one directly above the lake.",
      de: "Fünf Mineralbecken zwischen 36 und 41 Grad, das letzte direkt über dem See.",
      es: "Cinco piscinas minerales entre 36 y 41 grados, la última justo sobre el lago.",
      it: "Cinque vasche minerali tra 36 e 41 gradi, l'ultima proprio sopra il lago.",
      fr: "Cinq bassins minéraux de 36 à 41 degrés, le dernier juste au-dessus du lac.",
    },
    voucherText: {
      en: "Entry for two hours. Bring swimwear and leave silver jewellery in the room: the minerals tarnish it.",
      de: "Eintritt für zwei Stunden. Bringen Sie Badekleidung mit und lassen Sie Silberschmuck im Zimmer: Die Mineralien färben ihn.",
      es: "Entrada de dos horas. Traiga bañador y deje las joyas de plata en la habitación: los minerales las oscurecen.",
      it: "Ingresso di due ore. Portare il costume e lasciare i gioielli d'argento in camera: i minerali li anneriscono.",
      fr: "Entrée de deux heures. Prévoyez un maillot et laissez les bijoux en argent dans la chambre : les minéraux les ternissent.",
    },
    sellCents: 6_900,
    costCents: 4_800,
  },
  {
    ...starBasin,
    ...room,
    code: "MONACSTAMONVALYDB",
    class: "superior",
    name: {
      en: "Valley room",
      de: "Talzimmer",
      es: "Habitación valle",
      it: "Camera valle",
      fr: "Chambre vallée",
    },
    comment: {
      en: "Double bed, view of the Hooker Valley, breakfast included",
      de: "Doppelbett, Blick ins Hooker Valley, Frühstück inbegriffen",
      es: "Cama doble, vistas al valle Hooker, desayuno incluido",
      it: "Letto matrimoniale, vista sulla valle Hooker, colazione inclusa",
      fr: "Lit double, vue sur la vallée Hooker, petit déjeuner compris",
    },
    description: {
      en: "Timber-lined rooms with deep windows towards Aoraki and no lamp post in sight.",
      de: "Mit Holz verkleidete Zimmer mit tiefen Fenstern zum Aoraki und keiner Laterne weit und breit.",
      es: "Habitaciones revestidas de madera con grandes ventanas hacia el Aoraki y sin una sola farola.",
      it: "Camere rivestite in legno con grandi finestre verso l'Aoraki e nessun lampione in vista.",
      fr: "Chambres lambrissées aux larges fenêtres tournées vers l'Aoraki, sans un réverbère alentour.",
    },
    voucherText: lodgeVoucher,
    sellCents: 41_500,
    costCents: 31_200,
  },
  {
    ...starBasin,
    ...room,
    code: "MONACSTAMONALPSUI",
    class: "deluxe",
    name: {
      en: "Alpine suite",
      de: "Alpensuite",
      es: "Suite alpina",
      it: "Suite alpina",
      fr: "Suite alpine",
    },
    comment: {
      en: "King bed, living room with fireplace, breakfast included",
      de: "Kingsize-Bett, Wohnraum mit Kamin, Frühstück inbegriffen",
      es: "Cama king, salón con chimenea, desayuno incluido",
      it: "Letto king, salotto con camino, colazione inclusa",
      fr: "Lit king, salon avec cheminée, petit déjeuner compris",
    },
    description: {
      en: "A suite under the roof with a skylight above the bed.",
      de: "Eine Suite unter dem Dach mit Dachfenster über dem Bett.",
      es: "Una suite bajo el tejado con una claraboya sobre la cama.",
      it: "Una suite sotto il tetto con un lucernario sopra il letto.",
      fr: "Une suite sous les toits avec une lucarne au-dessus du lit.",
    },
    voucherText: lodgeVoucher,
    sellCents: 62_000,
    costCents: 46_500,
  },
  {
    ...starBasin,
    ...perPerson,
    code: "MONATSTAMONSTARGZ",
    serviceType: "AT",
    durationMinutes: 90,
    name: {
      en: "Stargazing on the moraine",
      de: "Sternenbeobachtung auf der Moräne",
      es: "Observación de estrellas en la morrena",
      it: "Osservazione delle stelle sulla morena",
      fr: "Observation des étoiles sur la moraine",
    },
    comment: {
      en: "Guided, 90 minutes, hot chocolate included",
      de: "Geführt, 90 Minuten, heiße Schokolade inbegriffen",
      es: "Con guía, 90 minutos, chocolate caliente incluido",
      it: "Con guida, 90 minuti, cioccolata calda inclusa",
      fr: "Guidée, 90 minutes, chocolat chaud compris",
    },
    description: {
      en: "The southern sky through three telescopes inside the dark-sky reserve.",
      de: "Der Südhimmel durch drei Teleskope, mitten im Lichtschutzgebiet.",
      es: "El cielo austral por tres telescopios dentro de la reserva de cielo oscuro.",
      it: "Il cielo australe con tre telescopi nella riserva del cielo buio.",
      fr: "Le ciel austral dans trois télescopes, au cœur de la réserve de ciel étoilé.",
    },
    voucherText: {
      en: "Meet at the lodge fireplace. The guide decides at 16:00 whether the sky is clear; call the lodge if in doubt.",
      de: "Treffpunkt am Kamin der Lodge. Der Guide entscheidet um 16:00 Uhr, ob der Himmel klar ist; fragen Sie im Zweifel in der Lodge nach.",
      es: "Punto de encuentro: la chimenea del lodge. El guía decide a las 16:00 si el cielo está despejado; en caso de duda, llame.",
      it: "Ritrovo al camino del lodge. La guida decide alle 16:00 se il cielo è sereno; in caso di dubbio chiamare.",
      fr: "Rendez-vous près de la cheminée du lodge. Le guide décide à 16 h si le ciel est dégagé ; en cas de doute, appelez.",
    },
    sellCents: 11_500,
    costCents: 8_000,
  },
  {
    ...starBasin,
    ...perPerson,
    code: "MONWKSTAMONHOOKER",
    serviceType: "WK",
    durationMinutes: 240,
    name: {
      en: "Guided walk in the Hooker Valley",
      de: "Geführte Wanderung im Hooker Valley",
      es: "Caminata guiada por el valle Hooker",
      it: "Camminata guidata nella valle Hooker",
      fr: "Marche guidée dans la vallée Hooker",
    },
    comment: {
      en: "Four hours, easy, picnic included",
      de: "Vier Stunden, leicht, Picknick inbegriffen",
      es: "Cuatro horas, fácil, picnic incluido",
      it: "Quattro ore, facile, picnic incluso",
      fr: "Quatre heures, facile, pique-nique compris",
    },
    description: {
      en: "Three swing bridges and a lake with icebergs at the end of the path.",
      de: "Drei Hängebrücken und am Ende des Weges ein See mit Eisbergen.",
      es: "Tres puentes colgantes y un lago con icebergs al final del sendero.",
      it: "Tre ponti sospesi e un lago con iceberg alla fine del sentiero.",
      fr: "Trois ponts suspendus et un lac aux icebergs au bout du sentier.",
    },
    voucherText: {
      en: "Meet at the lodge reception in walking shoes, with a rain jacket and a water bottle.",
      de: "Treffpunkt an der Rezeption der Lodge in Wanderschuhen, mit Regenjacke und Wasserflasche.",
      es: "Encuentro en la recepción del lodge con calzado de montaña, impermeable y agua.",
      it: "Ritrovo alla reception del lodge con scarpe da trekking, giacca impermeabile e acqua.",
      fr: "Rendez-vous à la réception du lodge avec chaussures de marche, veste de pluie et gourde.",
    },
    sellCents: 9_800,
    costCents: 6_900,
  },
  {
    ...fiordLantern,
    ...perPerson,
    code: "MFNCRFIOMFNNATURE",
    serviceType: "CR",
    place: "MFN",
    address: "Wharf 2, Milford Sound / Piopiotahi",
    durationMinutes: 120,
    name: {
      en: "Nature cruise on Milford Sound / Piopiotahi",
      de: "Naturkreuzfahrt auf dem Milford Sound / Piopiotahi",
      es: "Crucero de naturaleza por Milford Sound / Piopiotahi",
      it: "Crociera naturalistica nel Milford Sound / Piopiotahi",
      fr: "Croisière nature sur le Milford Sound / Piopiotahi",
    },
    comment: {
      en: "Two hours on a small boat, tea and coffee included",
      de: "Zwei Stunden auf kleinem Schiff, Tee und Kaffee inbegriffen",
      es: "Dos horas en barco pequeño, té y café incluidos",
      it: "Due ore su una piccola imbarcazione, tè e caffè inclusi",
      fr: "Deux heures sur un petit bateau, thé et café compris",
    },
    description: {
      en: "Below Mitre Peak to the open sea and back past waterfalls, seals and, with luck, dolphins.",
      de: "Unter dem Mitre Peak bis zum offenen Meer und zurück, vorbei an Wasserfällen, Robben und mit Glück Delfinen.",
      es: "Bajo Mitre Peak hasta mar abierto y regreso entre cascadas, focas y, con suerte, delfines.",
      it: "Sotto il Mitre Peak fino al mare aperto e ritorno tra cascate, foche e, con fortuna, delfini.",
      fr: "Sous le Mitre Peak jusqu'à la pleine mer, retour entre cascades, otaries et, avec de la chance, dauphins.",
    },
    voucherText: boardingVoucher,
    sellCents: 15_900,
    costCents: 11_100,
  },
  {
    ...fiordLantern,
    ...perPerson,
    code: "TEUTRFIOMFNCOACH1",
    serviceType: "TR",
    place: "TEU",
    address: "Lakefront stop, Te Anau Terrace, Te Anau",
    lat: -45.4169,
    lng: 167.7153,
    durationMinutes: 150,
    name: {
      en: "Coach from Te Anau to Milford Sound / Piopiotahi",
      de: "Bus von Te Anau zum Milford Sound / Piopiotahi",
      es: "Autobús de Te Anau a Milford Sound / Piopiotahi",
      it: "Pullman da Te Anau al Milford Sound / Piopiotahi",
      fr: "Autocar de Te Anau au Milford Sound / Piopiotahi",
    },
    comment: {
      en: "Return, glass-roofed coach, three photo stops",
      de: "Hin und zurück, Bus mit Glasdach, drei Fotostopps",
      es: "Ida y vuelta, techo de cristal, tres paradas para fotos",
      it: "Andata e ritorno, tetto in vetro, tre soste foto",
      fr: "Aller-retour, toit vitré, trois arrêts photo",
    },
    description: {
      en: "Leave the Milford Road to a driver who tells its stories.",
      de: "Überlassen Sie die Milford Road einem Fahrer, der ihre Geschichten kennt.",
      es: "Deje la carretera de Milford a un conductor que conoce sus historias.",
      it: "Lasciare la strada di Milford a un autista che ne conosce le storie.",
      fr: "Laissez la route de Milford à un chauffeur qui en connaît les histoires.",
    },
    voucherText: boardingVoucher,
    sellCents: 12_400,
    costCents: 8_900,
  },
  car("AKL", "COMPCT", 8_900, 6_600, "42 Depot Drive, Auckland Airport 2022", -37.0041, 174.7869),
  car("CHC", "MIDSUV", 12_800, 9_500, "88 Memorial Depot Road, Christchurch 8053", -43.4921, 172.5474),
  car("PCN", "MIDSUV", 12_800, 9_500, "Ferry terminal car park, Picton 7220", -41.2854, 174.0061),
  car("MEL", "MIDSUV", 11_900, 8_800, "9 Tulla Depot Way, Melbourne Airport VIC 3045", -37.6733, 144.8433),
];

/** A car group at a depot, charged per vehicle and 24 hours. */
function car(
  place: "AKL" | "CHC" | "PCN" | "MEL",
  group: "COMPCT" | "MIDSUV",
  sellCents: number,
  costCents: number,
  address: string,
  lat: number,
  lng: number,
): ProductSeed {
  const compact = group === "COMPCT";
  return {
    code: `${place}RCSOUCHC${group}`,
    supplier: "SOUCHC",
    serviceType: "RC",
    place,
    class: compact ? "standard" : "superior",
    chargeBasis: "unit",
    secondUnit: "day24h",
    phone: place === "MEL" ? "+61 3 5550 0151" : "+64 3 555 0151",
    address,
    lat,
    lng,
    sellCents,
    costCents,
    name: compact
      ? {
          en: "Compact car",
          de: "Kompaktwagen",
          es: "Coche compacto",
          it: "Auto compatta",
          fr: "Voiture compacte",
        }
      : {
          en: "Mid-size SUV",
          de: "SUV der Mittelklasse",
          es: "SUV mediano",
          it: "SUV medio",
          fr: "SUV de taille moyenne",
        },
    comment: {
      en: "Automatic, unlimited kilometres, full cover without excess",
      de: "Automatik, unbegrenzte Kilometer, Vollschutz ohne Selbstbehalt",
      es: "Automático, kilómetros ilimitados, seguro a todo riesgo sin franquicia",
      it: "Cambio automatico, chilometri illimitati, copertura totale senza franchigia",
      fr: "Automatique, kilométrage illimité, assurance sans franchise",
    },
    description: {
      en: "A car of the latest two model years with a printed map and a charging cable.",
      de: "Ein Wagen der letzten zwei Modelljahre mit Straßenkarte und Ladekabel.",
      es: "Un coche de los dos últimos modelos, con mapa impreso y cable de carga.",
      it: "Un'auto degli ultimi due anni di produzione con mappa cartacea e cavo di ricarica.",
      fr: "Une voiture de moins de deux ans avec carte routière et câble de recharge.",
    },
    voucherText: {
      en: "Bring the driver's licence with an English translation and a credit card in the driver's name.",
      de: "Bringen Sie den Führerschein mit englischer Übersetzung und eine Kreditkarte auf den Namen des Fahrers mit.",
      es: "Traiga el permiso de conducir con traducción al inglés y una tarjeta de crédito a nombre del conductor.",
      it: "Portare la patente con traduzione in inglese e una carta di credito intestata al conducente.",
      fr: "Munissez-vous du permis avec traduction anglaise et d'une carte de crédit au nom du conducteur.",
    },
  };
}
