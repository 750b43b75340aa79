import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "#app/components/use-locale.ts";
import { filteredSearch } from "#app/data-table/filter-fields.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { useChange } from "#app/lib/use-change.ts";

/** A pause of typing after which the list is searched. */
const pauseMs = 300;

/**
 * Makes a filter form work by itself: a change applies it at once, typing into its search after a pause. Searches
 * that were typed replace each other in the history; what is typed while one is under way stays as it is. `dates`
 * names the parameters that are days.
 */
export function useLiveSearch(form: RefObject<HTMLFormElement | null>, dates: readonly string[]) {
  const { search } = useLocation();
  const locale = useLocale();
  const asWritten: AsWritten = (name, value) =>
    dates.includes(name) ? writeTypedDate(value, locale) : value;
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Addresses that typing led to and that have not arrived yet. */
  const typed = useRef<string[]>([]);

  const apply = (replace: boolean) => {
    clearTimeout(pause.current);
    if (!form.current) return;
    const wanted = filteredSearch(plainEntries(form.current, asWritten));
    if (replace) typed.current.push(wanted);
    void navigate({ search: wanted }, { preventScrollReset: true, replace });
  };

  const onInput = useEffectEvent((event: Event) => {
    const field = event.target instanceof HTMLInputElement ? event.target : null;
    if (field?.type !== "search" || (event instanceof InputEvent && event.isComposing)) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply(true), pauseMs);
  });
  // The browser's own event, when a field is left or a choice is made; React's fires with every key.
  const onChange = useEffectEvent((event: Event) => {
    const field = event.target instanceof HTMLInputElement ? event.target : null;
    if (field?.type === "search" && !isNew(form.current, search, asWritten)) return;
    // Enter changes a field and sends the form in the same turn; then the sending alone counts.
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply(field?.type === "search"));
  });
  useEffect(() => {
    const element = form.current;
    const typing = (event: Event) => onInput(event);
    const changing = (event: Event) => onChange(event);
    const listeners = { input: typing, compositionend: typing, change: changing };
    for (const [name, listener] of Object.entries(listeners)) element?.addEventListener(name, listener);
    return () => {
      clearTimeout(pause.current);
      for (const [name, listener] of Object.entries(listeners)) element?.removeEventListener(name, listener);
    };
  }, [form]);

  // Takes over what changed in the address by Back or a removed filter, but not over what is being typed.
  useChange(search, () => {
    const arrived = typed.current.indexOf(search);
    typed.current = arrived < 0 ? [] : typed.current.slice(arrived + 1);
    if (arrived < 0) showAddress(form.current, search, asWritten);
  });
  return apply;
}

/** The value of a filter as its field shows it. */
type AsWritten = (name: string, value: string) => string;

/** What the form says, with what still stands in a field as the address has it in the words of the address. */
function plainEntries(form: HTMLFormElement, asWritten: AsWritten): [string, FormDataEntryValue][] {
  const shown = new URLSearchParams(location.search);
  return [...new FormData(form)].map(([name, value]) => {
    const plain = shown.get(name);
    return [name, plain !== null && asWritten(name, plain) === value ? plain : value];
  });
}

function isNew(form: HTMLFormElement | null, search: string, asWritten: AsWritten): boolean {
  const shown = filteredSearch(new URLSearchParams(search));
  return form !== null && filteredSearch(plainEntries(form, asWritten)) !== shown;
}

/** Writes the filters of the address into the form as it shows them; what it only carries along is React's. */
function showAddress(form: HTMLFormElement | null, search: string, asWritten: AsWritten): void {
  const params = new URLSearchParams(search);
  for (const field of form?.elements ?? []) {
    const settable = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (!settable || field.type === "hidden" || !field.name.startsWith("filter[")) continue;
    field.value = asWritten(field.name, params.get(field.name) ?? "");
  }
}
