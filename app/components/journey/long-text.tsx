import { ChevronDown } from "lucide-react";

/** Beyond this many characters a note is folded away behind its heading. */
const LONG = 160;

type LongTextProps = { heading: string; text: string };

/** A note under its heading; long ones fold. Folded notes are printed in full. */
export function LongText({ heading, text }: LongTextProps) {
  if (text.length <= LONG) {
    return (
      <p className="mt-2 whitespace-pre-line">
        <span className="font-medium">{heading}: </span>
        {text}
      </p>
    );
  }
  return (
    <details className="group mt-1">
      <summary className="flex min-h-12 items-center gap-2 font-medium">
        {heading}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180 print:hidden" />
      </summary>
      <p className="pb-2 whitespace-pre-line">{text}</p>
    </details>
  );
}
