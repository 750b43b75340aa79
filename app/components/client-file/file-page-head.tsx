import { Link } from "react-router";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";

type FilePageHeadProps = {
  title: string;
  file: { name: string; reference: string; travel_date: string; end_date: string };
  /** The file itself. */
  to: string;
};

/** Head of a page on which something is done with a file: what, and the way back to the file. */
export function FilePageHead({ title, file, to }: FilePageHeadProps) {
  const locale = useLocale();
  const dates = formatDayRange(file.travel_date, file.end_date, locale);
  return (
    <header className="space-y-1">
      <h1 className="text-xl">{title}</h1>
      <p className="text-muted-foreground">
        <Link to={to} className="underline underline-offset-2 hover:text-foreground">
          {file.name}
        </Link>
        {` · ${file.reference} · ${dates}`}
      </p>
    </header>
  );
}
