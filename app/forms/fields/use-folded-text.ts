import { useEffect, useRef, useState, type ToggleEvent } from "react";
import { initialText, type AppField } from "#app/forms/fields/field.ts";

/**
 * A formatted text that is folded until somebody writes it: what `<details>` needs, whether it is open, and the text as it
 * was when it was last folded. A refused one opens itself.
 */
export function useFoldedText(field: AppField) {
  const refused = field.errors !== undefined;
  const details = useRef<HTMLDetailsElement>(null);
  // Before the page is alive a person may have opened it already; the event then never comes.
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(initialText(field) ?? "");
  useEffect(() => {
    if (refused && details.current) details.current.open = true;
    setOpen(details.current?.open ?? false);
  }, [refused]);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open);
    setShown(currentTarget.querySelector("textarea")?.value ?? "");
  };
  return { refused, open, shown, details: { ref: details, onToggle } };
}
