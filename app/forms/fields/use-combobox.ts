import { useState, type FocusEvent, type RefObject } from "react";
import { folded } from "#app/domain/found.ts";
import { changeByHand } from "#app/forms/change-by-hand.ts";
import { useSuggestions, type Suggestion } from "#app/forms/use-suggestions.ts";

type ComboboxParts = {
  chosen: Suggestion | null;
  options: readonly Suggestion[];
  source: string | undefined;
  /** The input that is typed into, and the hidden one that is sent. */
  text: RefObject<HTMLInputElement | null>;
  kept: RefObject<HTMLInputElement | null>;
};

/** What a combobox knows and does; drawing is for others. */
export function useCombobox({ chosen: first, options: given, source, text, kept }: ComboboxParts) {
  const [chosen, setChosen] = useState(first);
  const [words, say] = useState(first?.label ?? "");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { options, search, searching } = useSuggestions(given, source);

  const choose = (option: Suggestion | null) => {
    setChosen(option);
    setOpen(false);
    setActive(-1);
    say(option?.label ?? "");
    if (kept.current) changeByHand(kept.current, option?.value ?? "");
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(-1);
    // All of them, not only those that match the present choice.
    search("", "once");
  };
  const move = (to: number) => {
    if (!open) show();
    else if (options.length > 0) setActive((to + options.length) % options.length);
  };
  const close = () => {
    setOpen(false);
    say(chosen?.label ?? "");
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    const meant = options.find(({ label }) => folded(label) === folded(words.trim()));
    const changed = words.trim() !== (chosen?.label ?? "");
    if (changed && (words.trim() === "" || meant)) choose(meant ?? null);
    else close();
  };
  return {
    value: chosen?.value ?? "",
    words,
    open,
    active,
    options,
    searching,
    show,
    choose,
    clear: () => {
      choose(null);
      text.current?.focus();
    },
    type: (typed: string) => {
      say(typed);
      setOpen(true);
      setActive(-1);
      search(typed, "pause");
    },
    /** True when the key did something here. */
    press: (key: string): boolean => act(key, { open, active, options, move, choose, close }),
    /** Leaving takes the option whose name was typed in full, and the empty text as "none". */
    leave,
  };
}

type Acts = {
  open: boolean;
  active: number;
  options: readonly Suggestion[];
  move: (to: number) => void;
  choose: (option: Suggestion) => void;
  close: () => void;
};

function act(key: string, { open, active, options, move, choose, close }: Acts): boolean {
  const option = options[active];
  if (key === "ArrowDown") move(active + 1);
  else if (key === "ArrowUp") move(active <= 0 ? options.length - 1 : active - 1);
  else if (key === "Escape" && open) close();
  else if (key === "Enter" && open && option) choose(option);
  else return false;
  return true;
}

export type ComboboxState = ReturnType<typeof useCombobox>;
