/*
 * How services that are to come into a booking stand in an address; kept apart from the schemas, which browsers have no
 * use for.
 */

/** A service of a booking for which an option is to come, at a time `hhmm` of its own where one is named. */
export type WishedSwap = { line: string; option: string; start_time?: string | undefined };

/** An option that is to come into a booking, on days of the trip as it is to be; clock times are `hhmm`. */
export type WishedService = {
  option: string;
  date_from: string;
  date_to: string;
  start_time?: string | undefined;
  end_time?: string | undefined;
};

const code = "[A-Za-z0-9]{17}";
const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const time = String.raw`(?:[01]\d|2[0-3])[0-5]\d`;
const clock = `(?:${time})?`;
const swapForm = String.raw`[0-9A-HJKMNP-TV-Z]{26}-${code}(?:\.${time})?`;
const serviceForm = String.raw`${code}\.${day}\.${day}\.${clock}\.${clock}`;
const list = (form: string) => new RegExp(`^${form}(?:_${form})*$`);

/** What `writeSwap` and `writeService` write, with `_` between several. */
export const swapsForm = list(swapForm);
export const servicesForm = list(serviceForm);

/** A swap in one word of an address: the service, what is to come for it, and when that is to begin. */
export function writeSwap({ line, option, start_time: start }: WishedSwap): string {
  return `${line}-${option}${start ? `.${start}` : ""}`;
}

/** A service in one word of an address: option, first and last day, beginning and end. */
export function writeService(one: WishedService): string {
  return [one.option, one.date_from, one.date_to, one.start_time ?? "", one.end_time ?? ""].join(".");
}

/** The swaps of an address: one for each service, the last one that was asked for. Nothing where it is none. */
export function readSwaps(text: string): WishedSwap[] {
  if (!swapsForm.test(text)) return [];
  const read = text.split("_").map((word): WishedSwap => {
    const [line = "", option = "", start] = word.split(/[-.]/);
    return { line, option: option.toUpperCase(), ...(start && { start_time: start }) };
  });
  return [...new Map(read.map((one) => [one.line, one])).values()];
}

/** The services of an address, each once. Nothing where it is none. */
export function readServices(text: string): WishedService[] {
  if (!servicesForm.test(text)) return [];
  const read = text.split("_").map((word): WishedService => {
    const [option = "", from = "", to = "", start, end] = word.split(".");
    return {
      option: option.toUpperCase(),
      date_from: from,
      date_to: to,
      ...(start && { start_time: start }),
      ...(end && { end_time: end }),
    };
  });
  return [...new Map(read.map((one) => [writeService(one), one])).values()];
}
