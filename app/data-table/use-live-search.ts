import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
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
  const { pathname, search } = useLocation();
  const { location: coming } = useNavigation();
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
    const entries = plainEntries(form.current, asWritten);
    // What the list is being sorted by, or was a moment ago, is not drawn yet.
    const latest = coming?.pathname === pathname ? coming.search : location.search;
    const isDrawn = latest === search;
    const wanted = filteredSearch(
      isDrawn ? entries : onTopOf(latest, search, filledIn(form.current, entries)),
    );
    if (replace) typed.current.push(wanted);
    void navigate({ search: wanted }, { preventScrollReset: true, replace });
  };

  /** With the address that is shown, or is under way, when the pause is over. */
  const searchTyped = useEffectEvent(() => apply(true));
  const onInput = useEffectEvent((event: Event) => {
    const field = event.target instanceof HTMLInputElement ? event.target : null;
    if (field?.type !== "search" || (event instanceof InputEvent && event.isComposing)) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => searchTyped(), pauseMs);
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

  // Takes over what changed in the address by Back or a removed filter, but not over what is being typed: what was
  // typed while the list was sorted or leafed through is searched for in the list that has arrived.
  useChange(search, (before) => {
    const arrived = typed.current.indexOf(search);
    typed.current = arrived < 0 ? [] : typed.current.slice(arrived + 1);
    if (arrived >= 0) return;
    showAddress(form.current, { before, search }, asWritten);
    if (isSearched(form.current, search)) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => searchTyped(), pauseMs);
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

/** Of a form, what somebody can have filled in; what it carries along is of the address that is drawn. */
function filledIn(form: HTMLFormElement, entries: [string, FormDataEntryValue][]) {
  const names = new Set(filterFields(form).map(({ name }) => name));
  return new Map(entries.filter(([name]) => names.has(name)));
}

/** An address that is not drawn yet, as when the list is being sorted, with what was filled in beyond the one shown. */
function onTopOf(latest: string, search: string, filled: Map<string, FormDataEntryValue>): URLSearchParams {
  const [shown, wanted] = [new URLSearchParams(search), new URLSearchParams(latest)];
  for (const [name, value] of filled) {
    if (typeof value === "string" && value !== (shown.get(name) ?? "")) wanted.set(name, value);
  }
  return wanted;
}

function isNew(form: HTMLFormElement | null, search: string, asWritten: AsWritten): boolean {
  const shown = filteredSearch(new URLSearchParams(search));
  return form !== null && filteredSearch(plainEntries(form, asWritten)) !== shown;
}

/** Whether the list is searched for what stands in the search of the form. */
function isSearched(form: HTMLFormElement | null, search: string): boolean {
  const params = new URLSearchParams(search);
  return filterFields(form).every(
    ({ type, name, value }) => type !== "search" || value === (params.get(name) ?? ""),
  );
}

/** Writes the filters that changed in the address into the form as it shows them: all of them where they were reset. */
function showAddress(
  form: HTMLFormElement | null,
  address: { before: string; search: string },
  asWritten: AsWritten,
): void {
  const [before, now] = [new URLSearchParams(address.before), new URLSearchParams(address.search)];
  const areReset = isFiltered(before) && !isFiltered(now);
  for (const field of filterFields(form)) {
    if (!areReset && before.get(field.name) === now.get(field.name)) continue;
    field.value = asWritten(field.name, now.get(field.name) ?? "");
  }
}

function isFiltered(params: URLSearchParams): boolean {
  return [...params.keys()].some((name) => name.startsWith("filter["));
}

/** What can be filled in; what the form only carries along is React's. */
function filterFields(form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] {
  return [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.type !== "hidden" &&
      field.name.startsWith("filter["),
  );
}
