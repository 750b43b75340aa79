import { Link } from "react-router";
import { languageNames } from "#app/components/shell/language-names.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import type { DayHeaders } from "#contract/sales/day-headers/day-headers.ts";

/** In which language the days are written, with how many of them lack something, and what exactly where it is read. */
export function DayLanguages({ headers }: { headers: DayHeaders }) {
  const { t } = useTranslation("dayHeaders");
  const { languages, language } = headers;
  return (
    <div className="space-y-3 print:hidden">
      <nav aria-label={t("language")} className="flex flex-wrap gap-x-5 gap-y-1">
        {languages.map(({ language: one, missing, needed }) => (
          <Link
            key={one}
            to={`?language=${one}`}
            aria-current={one === language ? "page" : undefined}
            className={cn("py-1 hover:underline", one === language ? "font-semibold" : "text-primary-text")}
          >
            <span lang={one}>{languageNames[one]}</span>
            {missing.length > 0 ? (
              <span className={needed ? "text-status-amber-foreground" : "text-muted-foreground"}>
                {" "}
                · {t("lacking", { count: missing.length })}
              </span>
            ) : null}
          </Link>
        ))}
      </nav>
      {languages
        .filter(({ needed, missing }) => needed && missing.length > 0)
        .map(({ language: one, missing }) => (
          <details key={one} className="rounded-md border border-border px-4 py-2">
            <summary className="cursor-pointer">
              {t("missingIn", { language: languageNames[one], count: missing.length })}
            </summary>
            <ul className="mt-2 space-y-1">
              {missing.map(({ day_no: no, parts }) => (
                <li key={no}>
                  <a
                    href={`?language=${one}#day-${String(no)}`}
                    className="text-primary-text hover:underline"
                  >
                    {t("day", { day: no })}
                  </a>{" "}
                  <span className="text-muted-foreground">
                    {parts.map((part) => t(`fields.${part}`)).join(", ")}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  );
}
