/**
 * The shape of an English catalogue with its sentences left open, for the other languages to fill. Spanish, Italian
 * and French have a form more than English, for millions; `tests/architecture/languages.test.ts` asks for it.
 */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> } & {
  [K in keyof T as K extends `${infer Stem}_other` ? `${Stem}_many` : never]?: string;
};
