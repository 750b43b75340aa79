import { supplierSeeds } from "#api/demo/personas/companies.ts";
import { spreadFiles } from "#api/demo/world/files/spread.ts";
import { tourFileSeeds } from "#api/demo/world/tours.ts";
import { writtenFiles } from "#api/demo/seed-files.ts";

const files = [...writtenFiles, ...spreadFiles];

/** Whose words the people of an agency may read: its files and itself. */
export function ownersForAgency(agency: string): RegExp {
  const references = [...files, ...tourFileSeeds]
    .filter((file) => file.agency === agency)
    .map(({ reference }) => reference);
  return startingWith([...references, agency]);
}

/** Whose words a supplier may read: files with services it was asked for, and itself. */
export function ownersForSupplier(supplier: string): RegExp {
  const asked = files.filter((file) =>
    file.days.some((day) =>
      day.lines?.some(
        (line) =>
          "option" in line &&
          line.option.slice(5, 11) === supplier &&
          !["QU", "AV", "OR"].includes(line.status),
      ),
    ),
  );
  return startingWith([...asked.map(({ reference }) => reference), supplier]);
}

/** Matches owners that begin with one of the words. */
export function startingWith(words: string[]): RegExp {
  return new RegExp(`^(${words.join("|")})`);
}

/** The codes of the suppliers of brands. */
export function supplierCodes(brands: readonly string[]): string[] {
  return supplierSeeds
    .filter((supplier) => supplier.brands.some((brand) => brands.includes(brand)))
    .map(({ code }) => code);
}
