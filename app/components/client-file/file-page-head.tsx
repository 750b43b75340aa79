import type { Ref } from "react";
import { Link } from "react-router";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";

type FilePageHeadProps = {
  title: string;
  file: { name: string; reference: string; travel_date: string; end_date: string };
  /** The file itself. */
  to: string;
  /** To give the heading the focus, where the page is a step on the way to something. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Head of a page on which something is done with a file: what, and the way back to the file. */
export function FilePageHead({ title, file, to, headingRef }: FilePageHeadProps) {
  const locale = useLocale();
  const dates = formatDayRange(file.travel_date, file.end_date, locale);
  return (
    <header className="space-y-1">
      <h1
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="scroll-mt-20 text-xl outline-none"
      >
        {title}
      </h1>
      <p className="text-muted-foreground">
        <Link to={to} className="underline underline-offset-2 hover:text-foreground">
          {file.name}
        </Link>
        {` · ${file.reference} · ${dates}`}
      </p>
    </header>
  );
}
