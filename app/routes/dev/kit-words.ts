import type { Locale } from "#contract/primitives.ts";
import { de } from "./words/de.ts";
import { en, type KitWords } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";

export const kitStates = ["empty", "filled", "refused", "disabled"] as const;
export type KitState = (typeof kitStates)[number];

/** Labels as screens have them, the German ones as long as they come. */
export const kitWords: Record<Locale, KitWords> = { en, de, es, it, fr };
