import type { BrandCode } from "#contract/primitives.ts";

/**
 * What a loader hands to a page that is not hydrated. The framework writes down for the browser whatever a loader
 * answers, and there nobody reads it: of this it finds nothing to write down.
 */
export class PageOnly<T extends { pageBrand: BrandCode }> {
  readonly #data: T;

  constructor(data: T) {
    this.#data = data;
  }

  /** What the page is made of. */
  get data(): T {
    return this.#data;
  }

  /** Whose colours the page has: its frame asks for them (`brandOfPage`). */
  get pageBrand(): BrandCode {
    return this.#data.pageBrand;
  }
}
