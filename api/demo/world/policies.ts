import { cancelRuleOf } from "#api/texts/cancel-rules.ts";
import type { TranslatedText } from "#contract/primitives.ts";
import type { CancelPolicyRung } from "#api/db/schema/cancel-policy.ts";

export type AgePolicySeed = {
  code: string;
  name: TranslatedText;
  infantTo: number;
  childTo: number;
  infantsAllowed?: false;
  childrenAllowed?: false;
};

/** Inclusive years at the service date. */
export const agePolicySeeds: AgePolicySeed[] = [
  {
    code: "standard",
    name: {
      en: "Infant 0–3, child 4–14",
      de: "Kleinkind 0–3, Kind 4–14",
      es: "Bebé 0–3, niño 4–14",
      it: "Neonato 0–3, bambino 4–14",
      fr: "Bébé 0–3 ans, enfant 4–14 ans",
    },
    infantTo: 3,
    childTo: 14,
  },
  {
    code: "ferries",
    name: {
      en: "Infant 0–1, child 2–14",
      de: "Kleinkind 0–1, Kind 2–14",
      es: "Bebé 0–1, niño 2–14",
      it: "Neonato 0–1, bambino 2–14",
      fr: "Bébé 0–1 an, enfant 2–14 ans",
    },
    infantTo: 1,
    childTo: 14,
  },
  {
    code: "hosts",
    name: {
      en: "Infant 0–2, child 3–12",
      de: "Kleinkind 0–2, Kind 3–12",
      es: "Bebé 0–2, niño 3–12",
      it: "Neonato 0–2, bambino 3–12",
      fr: "Bébé 0–2 ans, enfant 3–12 ans",
    },
    infantTo: 2,
    childTo: 12,
  },
  {
    code: "walks",
    name: {
      en: "From 10 years",
      de: "Ab 10 Jahren",
      es: "A partir de 10 años",
      it: "Da 10 anni",
      fr: "À partir de 10 ans",
    },
    infantTo: 9,
    childTo: 9,
    infantsAllowed: false,
    childrenAllowed: false,
  },
];

const days = (count: number) => count * 24;

export const cancelPolicySeeds: { code: string; name: string; rungs: CancelPolicyRung[] }[] = [
  {
    code: "standard",
    name: "Standard: 30, 14 and 7 days",
    rungs: [
      rung(days(30), "bps_of_net", 2_500, share("25 %", "30", "15")),
      rung(days(14), "bps_of_net", 5_000, share("50 %", "14", "8")),
      rung(days(7), "bps_of_net", 10_000, share("100 %", "7", "0")),
    ],
  },
  {
    code: "nights",
    name: "Hotels: first night within 48 hours",
    rungs: [
      rung(48, "units", 1, {
        en: "First night when cancelled within 48 hours",
        de: "Erste Nacht bei Stornierung innerhalb von 48 Stunden",
        es: "Primera noche si se cancela con menos de 48 horas",
        it: "Prima notte se annullato entro 48 ore",
        fr: "Première nuit en cas d'annulation dans les 48 heures",
      }),
    ],
  },
  {
    code: "day-trips",
    name: "Day trips: 24 hours",
    rungs: [
      rung(24, "bps_of_net", 10_000, {
        en: "Full price when cancelled within 24 hours",
        de: "Voller Preis bei Stornierung innerhalb von 24 Stunden",
        es: "Precio completo si se cancela con menos de 24 horas",
        it: "Prezzo intero se annullato entro 24 ore",
        fr: "Prix total en cas d'annulation dans les 24 heures",
      }),
    ],
  },
  {
    code: "tours",
    name: "Regular tours: 45, 21 and 7 days",
    rungs: [
      rung(days(45), "bps_of_net", 2_500, share("25 %", "45", "22")),
      rung(days(21), "bps_of_net", 5_000, share("50 %", "21", "8")),
      rung(days(7), "bps_of_net", 10_000, share("100 %", "7", "0")),
    ],
  },
  {
    code: "vehicles",
    name: "Vehicles: fee within 3 days",
    rungs: [
      rung(days(3), "fixed", 15_000, {
        en: "150.00 when cancelled within 3 days",
        de: "150,00 bei Stornierung innerhalb von 3 Tagen",
        es: "150,00 si se cancela con menos de 3 días",
        it: "150,00 se annullato entro 3 giorni",
        fr: "150,00 en cas d'annulation dans les 3 jours",
      }),
    ],
  },
];

/** A hotel's own terms, in words that follow from them. */
export const ownTermsSeed: { code: string; supplier: string; name: string; rungs: CancelPolicyRung[] } = {
  code: "steamvale",
  supplier: "STEROT",
  name: "Steamvale 2027",
  rungs: (
    [
      [days(14), 5_000],
      [days(3), 10_000],
    ] as const
  ).map(([hours_before, value]) => {
    const step = { hours_before, charge: "bps_of_net", value } as const;
    return { ...step, text: cancelRuleOf(step) };
  }),
};

function rung(
  hours_before: number,
  charge: CancelPolicyRung["charge"],
  value: number,
  text: TranslatedText,
): CancelPolicyRung {
  return { hours_before, charge, value, text };
}

function share(part: string, from: string, to: string): TranslatedText {
  return {
    en: `${part} of the net price from ${from} to ${to} days before`,
    de: `${part} des Nettopreises von ${from} bis ${to} Tage vorher`,
    es: `${part} del precio neto de ${from} a ${to} días antes`,
    it: `${part} del prezzo netto da ${from} a ${to} giorni prima`,
    fr: `${part} du prix net de ${from} à ${to} jours avant`,
  };
}
