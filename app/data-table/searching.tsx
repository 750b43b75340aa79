import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation, useNavigation } from "react-router";

/** Dots in a search field while the list is on its way with what was typed. */
export function Searching({ name }: { name: string }) {
  const { t } = useTranslation("kit");
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const wanted = new URLSearchParams(location?.search).get(name);
  const pending = location?.pathname === pathname && wanted !== new URLSearchParams(search).get(name);
  return (
    <>
      <span role="status" className="sr-only">
        {pending ? t("filters.searching") : null}
      </span>
      {pending ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 inset-e-8 flex items-center gap-1"
        >
          {[0, 160, 320].map((delay) => (
            <span
              key={delay}
              className="size-1 animate-pulse rounded-full bg-muted-foreground"
              style={{ animationDelay: `${delay}ms` }}
            />
          ))}
        </span>
      ) : null}
    </>
  );
}
