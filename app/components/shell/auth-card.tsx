import type { ReactNode } from "react";
import { BrandMark, type Brand } from "#app/components/brand-mark.tsx";
import { ContourLines } from "#app/components/shell/contour-lines.tsx";
import { LanguageForm } from "#app/components/shell/preference-forms.tsx";
import type { Locale } from "#contract/primitives.ts";

type AuthCardProps = {
  brand: Brand;
  title: string;
  /** One sentence under the title. */
  intro?: string;
  locale: Locale;
  /** Links to other sign-ins and help. */
  links?: ReactNode;
  children: ReactNode;
};

/** The frame of the sign-in screens: brand, one card, ways to elsewhere, languages. */
export function AuthCard({ brand, title, intro, locale, links, children }: AuthCardProps) {
  return (
    <div
      data-slot="auth-card"
      className="relative isolate flex min-h-dvh flex-col items-center px-4 py-8 sm:py-12"
    >
      <ContourLines className="absolute inset-0 -z-10 size-full mask-[radial-gradient(ellipse_26rem_30rem_at_center,transparent_70%,black_130%)] text-primary opacity-50" />
      <main id="main" className="my-auto w-full max-w-100">
        <p className="mb-6 flex justify-center">
          <BrandMark brand={brand} size="lg" />
        </p>
        <div className="rounded-md border border-border bg-card px-6 py-7 text-card-foreground shadow-float sm:px-8">
          <h1 className="text-lg">{title}</h1>
          {intro ? <p className="mt-1 text-pretty text-muted-foreground">{intro}</p> : null}
          <div className="mt-5">{children}</div>
        </div>
        {links ? (
          <div className="mx-auto mt-5 flex w-fit max-w-full flex-wrap justify-center gap-x-5 gap-y-1 [&_a]:py-1 [&_a]:text-primary-text [&_a]:underline-offset-4 [&_a:hover]:underline">
            {links}
          </div>
        ) : null}
      </main>
      <footer className="mt-8">
        <LanguageForm locale={locale} inline />
      </footer>
    </div>
  );
}
