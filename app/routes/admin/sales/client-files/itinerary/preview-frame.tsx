import { ExternalLink } from "lucide";
import { href, Link } from "react-router";
import { languageNames } from "#app/components/shell/language-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { locales } from "#app/i18n/config.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import type { Locale } from "#contract/primitives.ts";

type PreviewFrameProps = { uid: string; locale: Locale; version: number | null; stamp: string };

/**
 * The travel app as the client would read it, in a frame in which nothing runs and no link leads anywhere. `stamp`
 * differs after every saving, so that the frame is fetched anew.
 */
export function PreviewFrame({ uid, locale, version, stamp }: PreviewFrameProps) {
  const { t } = useTranslation("itineraryBuilder");
  const query = new URLSearchParams({ locale, ...(version !== null && { version: String(version) }) });
  const address = `${href("/admin/client-files/itinerary/:uid/preview", { uid })}?${query}`;
  const ofVersion: Record<string, string> = version === null ? {} : { version: String(version) };
  return (
    <section aria-labelledby="preview-title" className="space-y-3 lg:sticky lg:top-20 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="preview-title" className="text-base font-semibold">
          {version === null ? t("preview.title") : t("preview.ofVersion", { version })}
        </h2>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="inline-flex items-center gap-1.5 text-sm text-primary-text hover:underline"
        >
          {t("preview.open")}
          <Icon of={ExternalLink} className="size-4" />
        </a>
      </div>
      <nav aria-label={t("preview.language")} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {locales.map((one) => (
          <Link
            key={one}
            to={`?${new URLSearchParams({ ...ofVersion, preview: one })}`}
            lang={one}
            preventScrollReset
            aria-current={one === locale ? "true" : undefined}
            className={cn("py-1 hover:underline", one === locale ? "font-semibold" : "text-primary-text")}
          >
            {languageNames[one]}
          </Link>
        ))}
        {version === null ? null : (
          <Link
            to={`?${new URLSearchParams({ preview: locale })}`}
            preventScrollReset
            className="py-1 text-primary-text hover:underline"
          >
            {t("preview.toDraft")}
          </Link>
        )}
      </nav>
      <iframe
        key={`${address} ${stamp}`}
        src={`${address}&still=yes`}
        title={t("preview.title")}
        sandbox="allow-same-origin"
        loading="lazy"
        className="h-[40rem] w-full rounded-md border border-border bg-card lg:h-[calc(100dvh-12rem)]"
      />
    </section>
  );
}
