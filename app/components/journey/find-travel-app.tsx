import { TriangleAlert } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { BrandCode, Locale } from "#contract/primitives.ts";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { BrandSign } from "#app/components/brand-sign.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { JourneyField } from "./journey-field.tsx";
import { JourneyHeader } from "./journey-header.tsx";
import { LoadingLetters } from "./loading-letters.tsx";

/** What the server answered to a search that did not lead to an itinerary. */
export type FindAttempt = {
  reference: string;
  surname?: string;
  /** The server needs the surname to tell trips apart. */
  surnameAsked: boolean;
  /** The server's message, in the reader's language. */
  message: string | null;
  referenceError?: string;
  surnameError?: string;
};

type FindTravelAppProps = {
  brand: { code: BrandCode; name: string };
  locale: Locale;
  path: string;
  /** What the server says of itself came; the page is the same without it. */
  hasSettings: boolean;
  attempt?: FindAttempt;
};

/** A landscape of the brand's own country, quiet behind the card. */
const BACKDROPS = {
  NZ: { code: "WKA", landscape: "lake" },
  AU: { code: "BYR", landscape: "coast" },
} as const;

/** The screen on which a booking reference is entered to find an itinerary. Posts to its own path. */
export function FindTravelApp({ brand, locale, path, hasSettings, attempt }: FindTravelAppProps) {
  const { t } = useTranslation("find");
  return (
    <div className="relative flex min-h-screen flex-col">
      <PlacePicture place={BACKDROPS[brand.code]} brand={brand.code} first className="find-backdrop" />
      <JourneyHeader brand={brand} locale={locale} path={path} />
      <main
        id="content"
        data-settings={hasSettings ? undefined : "missing"}
        className="relative flex grow items-center justify-center px-4 pt-6 pb-24"
      >
        <div className="floating w-full max-w-md rounded-md border border-border bg-card p-6 sm:p-8">
          <BrandSign brand={brand.code} className="mx-auto size-14 text-primary-text" />
          <h1 className="mt-4 text-center text-xl">{t("title")}</h1>
          <p className="mt-2 text-center text-muted-foreground">{t("prompt", { company: brand.name })}</p>
          <form method="post" action={path} noValidate data-form className="mt-6 grid gap-5">
            <Banner message={attempt?.message ?? null} />
            <JourneyField
              name="reference"
              label={t("reference")}
              placeholder={t("referencePlaceholder")}
              value={attempt?.reference}
              error={attempt?.referenceError}
              maxLength={40}
            />
            {attempt?.surnameAsked && (
              <>
                <p className="text-sm text-muted-foreground">{t("surnameHint")}</p>
                <JourneyField
                  name="surname"
                  label={t("surname")}
                  value={attempt.surname}
                  error={attempt.surnameError}
                  maxLength={80}
                  autoComplete="family-name"
                />
              </>
            )}
            <button className="primary-button">{t("submit")}</button>
          </form>
        </div>
      </main>
      <LoadingLetters />
    </div>
  );
}

function Banner({ message }: { message: string | null }) {
  return (
    <div role="alert" data-banner className="empty:hidden">
      {message && (
        <p className="flex items-start gap-3 rounded-md bg-status-red-soft p-4 text-status-red-foreground">
          <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
