/** The shape of an English catalogue with its sentences left open, for the other languages to fill. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
