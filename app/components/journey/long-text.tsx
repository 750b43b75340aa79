import { TripIcon } from "./trip-icons.tsx";

/** Beyond this many characters a note is folded away behind its heading. */
const LONG = 160;

type LongTextProps = { heading: string; text: string; isFolded?: boolean };

/** A note under its heading; long ones fold, and those for which it is said. Folded notes are printed in full. */
export function LongText({ heading, text, isFolded = text.length > LONG }: LongTextProps) {
  if (!isFolded) {
    return (
      <p className="mt-2 whitespace-pre-line">
        <span className="font-medium">{heading}: </span>
        {text}
      </p>
    );
  }
  return (
    <details className="fold mt-1">
      <summary>
        {heading}
        <TripIcon name="fold" small />
      </summary>
      <p className="pb-2 whitespace-pre-line">{text}</p>
    </details>
  );
}
