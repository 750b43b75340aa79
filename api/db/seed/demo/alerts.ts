import type { z } from "zod";
import type { BrandCode, TranslatedText } from "#contract/primitives.ts";

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
      en: "One lane at Separation Creek between 9:00 and 15:00. Add 15 minutes to the drive.",
      de: "Einspurig bei Separation Creek zwischen 9:00 und 15:00 Uhr. Planen Sie 15 Minuten mehr ein.",
      es: "Un solo carril en Separation Creek entre las 9:00 y las 15:00. Añada 15 minutos al trayecto.",
      it: "Una sola corsia a Separation Creek tra le 9:00 e le 15:00. Calcolare 15 minuti in più.",
      fr: "Une seule voie à Separation Creek entre 9 h et 15 h. Comptez 15 minutes de plus.",
    },
  },
];
