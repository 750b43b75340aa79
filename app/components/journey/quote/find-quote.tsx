import { MailCheck } from "lucide";
import { BrandSign } from "#app/components/brand-sign.tsx";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { BrandCode, Locale } from "#contract/primitives.ts";
import { JourneyField } from "#app/components/journey/journey-field.tsx";
import { JourneyHeader } from "#app/components/journey/journey-header.tsx";
import { LoadingLetters } from "#app/components/journey/loading-letters.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { RefusedNote } from "#app/components/journey/refused-note.tsx";

type FindQuoteProps = {
  brand: { code: BrandCode; name: string };
  locale: Locale;
  /** The link was asked for, whether there was one or not. */
  sent: boolean;
  attempt?: { reference: string; email: string; errors: Record<string, string>; message: string | null };
};

const path = "/quote";

/** For who lost the link: it is mailed again to the address that the quote was made for. */
export function FindQuote({ brand, locale, sent, attempt }: FindQuoteProps) {
  const { t } = useTranslation("clientQuote");
  return (
    <div className="relative flex min-h-screen flex-col">
      <PlacePicture
        place={{ code: "WKA", landscape: "lake" }}
        brand={brand.code}
        first
        className="find-backdrop"
      />
      <JourneyHeader brand={brand} locale={locale} path={path} />
      <main id="content" className="relative flex grow items-center justify-center px-4 pt-6 pb-24">
        <div className="floating w-full max-w-md rounded-md border border-border bg-card p-6 sm:p-8">
          {sent && !attempt ? (
            <div role="status" className="text-center">
              <Icon of={MailCheck} className="mx-auto size-12 text-primary-text" />
              <h1 className="mt-4 text-xl">{t("find.title")}</h1>
              <p className="mt-3 font-medium">{t("find.sent")}</p>
              <p className="mt-3 text-muted-foreground">{t("find.check")}</p>
            </div>
          ) : (
            <>
              <BrandSign brand={brand.code} className="mx-auto size-14 text-primary-text" />
              <h1 className="mt-4 text-center text-xl">{t("find.title")}</h1>
              <p className="mt-2 text-muted-foreground">{t("find.incomplete")}</p>
              <p className="mt-2 text-muted-foreground">{t("find.intro")}</p>
              <form method="post" action={path} noValidate data-form className="mt-6 grid gap-5">
                <RefusedNote text={attempt?.message ?? undefined} />
                <JourneyField
                  name="reference"
                  label={t("find.reference")}
                  placeholder={t("find.referencePlaceholder")}
                  value={attempt?.reference}
                  error={attempt?.errors["reference"]}
                  maxLength={40}
                />
                <JourneyField
                  name="email"
                  type="email"
                  capitals="none"
                  autoComplete="email"
                  label={t("find.email")}
                  value={attempt?.email}
                  error={attempt?.errors["email"]}
                  maxLength={200}
                />
                <button className="primary-button">{t("find.button")}</button>
              </form>
            </>
          )}
        </div>
      </main>
      <LoadingLetters />
    </div>
  );
}
