import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import type { TripPage } from "#scripts/bench/peers/shared/trip-page.ts";
import { Languages, Moon, Sun } from "lucide";
import { languages } from "#app/components/shell/language-names.ts";
import { publicPages } from "#app/i18n/locales/en/server/public.ts";
import { BrandSign, Icon } from "../icon.tsx";

export function TripHeader({ brand, path }: Pick<TripPage, "path"> & { brand: Itinerary["brand"] }) {
  const themeLook = "min-h-12 min-w-12 items-center justify-center rounded-md hover:bg-accent";

  return (
    <header className="relative mx-auto flex w-full max-w-6xl items-center gap-1 px-4 py-1 sm:px-6">
      <a
        href="#content"
        className="sr-only rounded-md bg-primary px-4 py-3 text-primary-foreground focus:not-sr-only focus:absolute focus:z-30"
      >
        {publicPages.skip}
      </a>
      <BrandSign className="size-8 shrink-0 text-primary-text" />
      <p className="me-auto min-w-0 truncate ps-2 font-semibold">{brand.name}</p>
      <div className="flex items-center print:hidden">
        <details className="relative" data-menu>
          <summary className="flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-md px-3 hover:bg-accent">
            <Icon of={Languages} className="size-5" />
            <span className="sr-only">{publicPages.language}: </span>
            <span className="text-sm font-medium uppercase" aria-hidden="true">
              en
            </span>
            <span className="sr-only">{languages[0][1]}</span>
          </summary>
          <form
            method="post"
            action="/preferences/locale"
            className="floating absolute right-0 z-20 mt-1 w-44 rounded-md bg-popover p-1"
          >
            <input type="hidden" name="to" value={path} />
            {languages.map(([value, name]) => (
              <button
                key={value}
                name="locale"
                value={value}
                lang={value}
                aria-current={value === "en" ? "true" : undefined}
                className="flex min-h-12 w-full items-center rounded-sm px-3 hover:bg-accent aria-[current]:font-semibold aria-[current]:text-primary-text"
              >
                {name}
              </button>
            ))}
          </form>
        </details>
        <form method="post" action="/preferences/theme">
          <input type="hidden" name="to" value={path} />
          <button
            name="theme"
            value="dark"
            aria-label={publicPages.darkMode}
            aria-pressed="false"
            className={`flex dark:hidden ${themeLook}`}
          >
            <Icon of={Moon} className="size-5" />
          </button>
          <button
            name="theme"
            value="light"
            aria-label={publicPages.darkMode}
            aria-pressed="true"
            className={`hidden dark:flex ${themeLook}`}
          >
            <Icon of={Sun} className="size-5" />
          </button>
        </form>
      </div>
    </header>
  );
}
