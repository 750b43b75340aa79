import { getExampleNumber, parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";

/** A number with its country code: what stands in the database, and what a `tel:` link dials. */
type Dialled = string;

/**
 * A telephone number as somebody wrote it, with its country code or as it is dialled in `country` (two letters), as E.164
 * has it: `+6495550140`. Null for what cannot be dialled; extensions cannot be kept and are none.
 */
export function readPhone(written: string, country: string): Dialled | null {
  const found = parsePhoneNumberFromString(written, {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  return found?.isPossible() && !found.ext ? found.number : null;
}

/** The same of a number that already says its country; any other text stays as it is. */
export function storedPhone(written: string): string {
  return parsed(written)?.number ?? written;
}

/** A number as it is read everywhere: with its country code, in groups, `+64 9 555 0140`. Any other text as it is. */
export function shownPhone(stored: string): string {
  return parsed(stored)?.formatInternational() ?? stored;
}

/** How a number of the country may look, for somebody whose own was not understood. */
export function examplePhone(country: string): string {
  return getExampleNumber(country as CountryCode, examples)?.formatInternational() ?? "+64 21 123 4567";
}

function parsed(text: string) {
  const found = parsePhoneNumberFromString(text, { extract: false });
  return found?.isPossible() && !found.ext ? found : null;
}
