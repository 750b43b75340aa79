import { timeBefore } from "#api/domain/pricing/cancel-steps.ts";
import type { CancelRung } from "#api/domain/pricing/cancellation.ts";
import { fill } from "#api/texts/texts.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";

type Words = Record<CancelRung["charge"] | "full" | "firstUnit" | "rule" | "atAll", string> &
  Record<"day" | "days" | "hour" | "hours", string>;

const words: Record<Locale, Words> = {
  en: {
    bps_of_net: "{{share}} of the net price",
    bps_of_sell: "{{share}} of the price",
    bps_of_cost: "{{share}} of the supplier’s price",
    full: "Full price",
    firstUnit: "First night or day",
    units: "The first {{count}} nights or days",
    fixed: "{{amount}}",
    rule: "{{charge}} when cancelled within {{time}}",
    atAll: "{{charge}} from the day of the service on",
    day: "1 day",
    days: "{{count}} days",
    hour: "1 hour",
    hours: "{{count}} hours",
  },
  de: {
    bps_of_net: "{{share}} des Nettopreises",
    bps_of_sell: "{{share}} des Preises",
    bps_of_cost: "{{share}} des Preises des Leistungsträgers",
    full: "Voller Preis",
    firstUnit: "Erste Nacht oder erster Tag",
    units: "Die ersten {{count}} Nächte oder Tage",
    fixed: "{{amount}}",
    rule: "{{charge}} bei Stornierung innerhalb von {{time}}",
    atAll: "{{charge}} ab dem Tag der Leistung",
    day: "1 Tag",
    days: "{{count}} Tagen",
    hour: "1 Stunde",
    hours: "{{count}} Stunden",
  },
  es: {
    bps_of_net: "{{share}} del precio neto",
    bps_of_sell: "{{share}} del precio",
    bps_of_cost: "{{share}} del precio del proveedor",
    full: "Precio completo",
    firstUnit: "Primera noche o primer día",
    units: "Las primeras {{count}} noches o días",
    fixed: "{{amount}}",
    rule: "{{charge}} si se cancela con menos de {{time}}",
    atAll: "{{charge}} a partir del día del servicio",
    day: "1 día",
    days: "{{count}} días",
    hour: "1 hora",
    hours: "{{count}} horas",
  },
  it: {
    bps_of_net: "{{share}} del prezzo netto",
    bps_of_sell: "{{share}} del prezzo",
    bps_of_cost: "{{share}} del prezzo del fornitore",
    full: "Prezzo intero",
    firstUnit: "Prima notte o primo giorno",
    units: "Le prime {{count}} notti o giorni",
    fixed: "{{amount}}",
    rule: "{{charge}} se annullato entro {{time}}",
    atAll: "{{charge}} dal giorno del servizio",
    day: "1 giorno",
    days: "{{count}} giorni",
    hour: "1 ora",
    hours: "{{count}} ore",
  },
  fr: {
    bps_of_net: "{{share}} du prix net",
    bps_of_sell: "{{share}} du prix",
    bps_of_cost: "{{share}} du prix du prestataire",
    full: "Prix total",
    firstUnit: "Première nuit ou première journée",
    units: "Les {{count}} premières nuits ou journées",
    fixed: "{{amount}}",
    rule: "{{charge}} en cas d’annulation dans les {{time}}",
    atAll: "{{charge}} à partir du jour de la prestation",
    day: "24 heures",
    days: "{{count}} jours",
    hour: "60 minutes",
    hours: "{{count}} heures",
  },
};

/** What a step of cancellation terms takes and when, as documents say it: "50 % of the net price when cancelled within 14 days". */
export function cancelRuleOf(rung: CancelRung): TranslatedText {
  const say = (locale: Locale) => sentence(rung, locale);
  return { en: say("en"), de: say("de"), es: say("es"), it: say("it"), fr: say("fr") };
}

function sentence(rung: CancelRung, locale: Locale): string {
  const texts = words[locale];
  const charge = chargeIn(rung, texts, locale);
  if (rung.hours_before === 0) return fill(texts.atAll, { charge });
  const { before, unit } = timeBefore(rung.hours_before);
  const time = unit === "days" ? counted(texts.day, texts.days) : counted(texts.hour, texts.hours);
  return fill(texts.rule, { charge, time });

  function counted(one: string, many: string): string {
    return before === 1 ? one : fill(many, { count: before });
  }
}

function chargeIn({ charge, value }: CancelRung, texts: Words, locale: Locale): string {
  if (charge === "units") return value === 1 ? texts.firstUnit : fill(texts.units, { count: value });
  if (charge === "fixed") return fill(texts.fixed, { amount: amountIn(value / 100, locale, 2) });
  if (value === 10_000 && charge !== "bps_of_cost") return texts.full;
  return fill(texts[charge], { share: `${amountIn(value / 100, locale, 0)} %` });
}

function amountIn(value: number, locale: Locale, least: number): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: 2 }).format(
    value,
  );
}
