import type { z } from "zod";
import type { BrandCode, TranslatedText } from "#contract/primitives.ts";
import { five } from "./words.ts";

export type AlertSeed = {
  brand: z.infer<typeof BrandCode>;
  severity: "info" | "caution" | "severe";
  scope: "place" | "route";
  scopeCodes: string[];
  /** Days before and after today. */
  from: number;
  to: number;
  title: TranslatedText;
  body: TranslatedText;
};

export const alertSeeds: AlertSeed[] = [
  {
    brand: "NZ",
    severity: "caution",
    scope: "route",
    scopeCodes: ["TEU-MFN"],
    from: -10,
    to: 60,
    title: {
      en: "Milford Road: rockfall work",
      de: "Milford Road: Felssicherung",
      es: "Carretera de Milford: obras por desprendimientos",
      it: "Strada di Milford: lavori per caduta massi",
      fr: "Route de Milford : travaux après éboulement",
    },
    body: {
      en: "Traffic is held for up to 20 minutes near the Homer Tunnel on weekdays. Leave half an hour earlier.",
      de: "Werktags wird der Verkehr am Homer-Tunnel bis zu 20 Minuten angehalten. Fahren Sie eine halbe Stunde früher los.",
      es: "Entre semana el tráfico se detiene hasta 20 minutos cerca del túnel Homer. Salga media hora antes.",
      it: "Nei giorni feriali il traffico si ferma fino a 20 minuti presso il tunnel Homer. Partire mezz'ora prima.",
      fr: "En semaine, la circulation est arrêtée jusqu'à 20 minutes près du tunnel Homer. Partez une demi-heure plus tôt.",
    },
  },
  {
    brand: "NZ",
    severity: "info",
    scope: "route",
    scopeCodes: ["WLG-PCN"],
    from: -5,
    to: 30,
    title: {
      en: "Cook Strait: swell expected",
      de: "Cookstraße: Seegang erwartet",
      es: "Estrecho de Cook: se espera oleaje",
      it: "Stretto di Cook: mare mosso previsto",
      fr: "Détroit de Cook : houle attendue",
    },
    body: {
      en: "Ferries sail, but may be late. Check the sailing on the evening before and eat lightly.",
      de: "Die Fähren verkehren, können sich aber verspäten. Prüfen Sie die Abfahrt am Vorabend und essen Sie leicht.",
      es: "Los ferris operan, pero pueden retrasarse. Compruebe la salida la víspera y coma ligero.",
      it: "I traghetti viaggiano ma possono ritardare. Verificare la partenza la sera prima e mangiare leggero.",
      fr: "Les ferries circulent, mais avec du retard possible. Vérifiez le départ la veille et mangez léger.",
    },
  },
  {
    brand: "AU",
    severity: "info",
    scope: "place",
    scopeCodes: ["APB", "TWA"],
    from: 20,
    to: 90,
    title: {
      en: "Great Ocean Road: roadworks",
      de: "Great Ocean Road: Bauarbeiten",
      es: "Great Ocean Road: obras",
      it: "Great Ocean Road: lavori stradali",
      fr: "Great Ocean Road : travaux",
    },
    body: {
      en: "One lane at Separation Creek between 9:00 am and 3:00 pm. Add 15 minutes to the drive.",
      de: "Einspurig bei Separation Creek zwischen 9:00 und 15:00 Uhr. Planen Sie 15 Minuten mehr ein.",
      es: "Un solo carril en Separation Creek entre las 9:00 y las 15:00. Añada 15 minutos al trayecto.",
      it: "Una sola corsia a Separation Creek tra le 9:00 e le 15:00. Calcolare 15 minuti in più.",
      fr: "Une seule voie à Separation Creek entre 9 h et 15 h. Comptez 15 minutes de plus.",
    },
  },
];

/** Notices of seasons and places that the six written trips do not touch. */
export const moreAlertSeeds: AlertSeed[] = [
  {
    brand: "NZ",
    severity: "severe",
    scope: "route",
    scopeCodes: ["ZQN-TEU", "TEU-MFN"],
    from: 150,
    to: 330,
    title: five(
      "Milford Road: carry snow chains",
      "Milford Road: Schneeketten mitführen",
      "Carretera de Milford: lleve cadenas",
      "Strada di Milford: catene a bordo",
      "Route de Milford : chaînes obligatoires",
    ),
    body: five(
      "From May to November chains must be in the car, and the road may close at short notice. Check it at 7:00 am.",
      "Von Mai bis November müssen Ketten im Wagen sein, und die Straße kann kurzfristig gesperrt werden. Prüfen Sie sie um 7:00 Uhr.",
      "De mayo a noviembre las cadenas son obligatorias y la carretera puede cerrarse. Consúltela a las 7:00.",
      "Da maggio a novembre le catene sono obbligatorie e la strada può chiudere. Controllare alle 7:00.",
      "De mai à novembre, les chaînes sont obligatoires et la route peut fermer. Renseignez-vous à 7 h.",
    ),
  },
  {
    brand: "NZ",
    severity: "caution",
    scope: "place",
    scopeCodes: ["TGO"],
    from: -3,
    to: 12,
    title: five(
      "Tongariro crossing: strong wind",
      "Tongariro-Überquerung: starker Wind",
      "Travesía del Tongariro: viento fuerte",
      "Traversata del Tongariro: vento forte",
      "Traversée du Tongariro : vent fort",
    ),
    body: five(
      "Gusts above 65 km/h are expected on the saddle. Shuttles run only when the forecast allows it.",
      "Auf dem Sattel werden Böen über 65 km/h erwartet. Die Shuttles fahren nur bei geeigneter Vorhersage.",
      "Se esperan rachas de más de 65 km/h en el collado. Los autobuses solo salen si el pronóstico lo permite.",
      "Raffiche oltre 65 km/h previste sulla sella. Le navette partono solo se le previsioni lo consentono.",
      "Rafales de plus de 65 km/h attendues au col. Les navettes ne partent que si les prévisions le permettent.",
    ),
  },
  {
    brand: "AU",
    severity: "severe",
    scope: "place",
    scopeCodes: ["JAB", "DRW"],
    from: -20,
    to: 110,
    title: five(
      "Kakadu: roads under water",
      "Kakadu: Straßen überflutet",
      "Kakadu: carreteras inundadas",
      "Kakadu: strade allagate",
      "Kakadu : routes inondées",
    ),
    body: five(
      "Floodways are closed in the wet season. Never drive into water whose depth you cannot see.",
      "In der Regenzeit sind Furten gesperrt. Fahren Sie nie in Wasser, dessen Tiefe Sie nicht sehen.",
      "En la estación húmeda los vados están cerrados. No entre en agua cuya profundidad no vea.",
      "Nella stagione delle piogge i guadi sono chiusi. Non entrare in acqua di cui non si vede il fondo.",
      "En saison humide, les gués sont fermés. N'entrez jamais dans une eau dont on ne voit pas le fond.",
    ),
  },
  {
    brand: "AU",
    severity: "caution",
    scope: "place",
    scopeCodes: ["CNS", "PTI", "HTI"],
    from: -15,
    to: 170,
    title: five(
      "North Queensland: marine stingers",
      "Nord-Queensland: Würfelquallen",
      "Norte de Queensland: medusas peligrosas",
      "Nord del Queensland: meduse pericolose",
      "Nord du Queensland : méduses dangereuses",
    ),
    body: five(
      "Swim inside the nets and wear the suit that every boat lends you. The season ends in May.",
      "Baden Sie nur innerhalb der Netze und tragen Sie den Anzug, den jedes Boot verleiht. Die Saison endet im Mai.",
      "Báñese dentro de las redes y use el traje que presta cada barco. La temporada acaba en mayo.",
      "Fare il bagno dentro le reti e indossare la tuta fornita a bordo. La stagione finisce a maggio.",
      "Baignez-vous dans les filets et portez la combinaison prêtée à bord. La saison finit en mai.",
    ),
  },
];
