import { fill } from "#api/texts/texts.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";

/** What ages are named after. `infant_to` is −1 without infants, `child_to` the same as it without children. */
export type NamedAges = {
  infant_to: number;
  child_to: number;
  infants_allowed: boolean;
  children_allowed: boolean;
  adults_required: boolean;
  count_children_in_breaks: boolean;
  count_infants_in_breaks: boolean;
};

type Words = Record<
  "infant" | "child" | "adults" | "from" | "alone" | "childrenUncounted" | "infantsCounted",
  string
>;

const words: Record<Locale, Words> = {
  en: {
    infant: "infant {{from}}–{{to}}",
    child: "child {{from}}–{{to}}",
    adults: "all as adults",
    from: "from {{from}} years",
    alone: "also without adults",
    childrenUncounted: "children not counted in groups",
    infantsCounted: "infants counted in groups",
  },
  de: {
    infant: "Kleinkind {{from}}–{{to}}",
    child: "Kind {{from}}–{{to}}",
    adults: "alle als Erwachsene",
    from: "ab {{from}} Jahren",
    alone: "auch ohne Erwachsene",
    childrenUncounted: "Kinder zählen nicht zur Gruppe",
    infantsCounted: "Kleinkinder zählen zur Gruppe",
  },
  es: {
    infant: "bebé {{from}}–{{to}}",
    child: "niño {{from}}–{{to}}",
    adults: "todos como adultos",
    from: "a partir de {{from}} años",
    alone: "también sin adultos",
    childrenUncounted: "los niños no cuentan en el grupo",
    infantsCounted: "los bebés cuentan en el grupo",
  },
  it: {
    infant: "neonato {{from}}–{{to}}",
    child: "bambino {{from}}–{{to}}",
    adults: "tutti come adulti",
    from: "da {{from}} anni",
    alone: "anche senza adulti",
    childrenUncounted: "i bambini non contano nel gruppo",
    infantsCounted: "i neonati contano nel gruppo",
  },
  fr: {
    infant: "bébé {{from}}–{{to}} {{years}}",
    child: "enfant {{from}}–{{to}} {{years}}",
    adults: "tous comme adultes",
    from: "à partir de {{from}} ans",
    alone: "aussi sans adultes",
    childrenUncounted: "les enfants ne comptent pas dans le groupe",
    infantsCounted: "les bébés comptent dans le groupe",
  },
};

/** What ages are called: "Infant 0–3, child 4–14", and what is unusual about them. */
export function ageNameOf(ages: NamedAges): TranslatedText {
  const say = (locale: Locale) => nameIn(ages, words[locale]);
  return { en: say("en"), de: say("de"), es: say("es"), it: say("it"), fr: say("fr") };
}

function nameIn(ages: NamedAges, texts: Words): string {
  const hasInfants = ages.infant_to >= 0;
  const hasChildren = ages.child_to > ages.infant_to;
  const youngest = youngestOf(ages);
  const parts = [
    hasInfants && ages.infants_allowed ? band(texts.infant, 0, ages.infant_to) : null,
    hasChildren && ages.children_allowed ? band(texts.child, ages.infant_to + 1, ages.child_to) : null,
    youngest > 0 ? fill(texts.from, { from: youngest }) : null,
    youngest === 0 && !hasInfants && !hasChildren ? texts.adults : null,
    hasChildren && ages.children_allowed && !ages.adults_required ? texts.alone : null,
    hasChildren && ages.children_allowed && !ages.count_children_in_breaks ? texts.childrenUncounted : null,
    hasInfants && ages.infants_allowed && ages.count_infants_in_breaks ? texts.infantsCounted : null,
  ].filter((part) => part !== null);
  const name = parts.join(", ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** French says up to one year in the singular. */
function band(text: string, from: number, to: number): string {
  return fill(text, { from, to, years: to > 1 ? "ans" : "an" });
}

/** The age from which somebody may come. */
function youngestOf({ infant_to, child_to, infants_allowed, children_allowed }: NamedAges): number {
  if (infant_to >= 0 && infants_allowed) return 0;
  if (child_to > infant_to && children_allowed) return infant_to + 1;
  return child_to + 1;
}
