import { ExternalLink } from "lucide";
import type { ReactNode } from "react";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantDay } from "#app/domain/dates.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentQuote, QuoteVersion } from "#contract/sales/quotes/versions.ts";

type VersionListProps = {
  quote: AgentQuote;
  origin: string;
  timeZone: string;
  /** The way to the document of a version, for those who may have it. */
  renderDocument: (no: number) => ReactNode;
};

/** Every version, the newest first: when and by whom, for how much, and what became of it. */
export function VersionList({ quote, origin, timeZone, renderDocument }: VersionListProps) {
  const { t } = useTranslation("quoteVersions");
  const locale = useLocale();
  return (
    <ol className="divide-y divide-border border-y border-border" aria-label={t("versions.title")}>
      {quote.versions.map((version) => (
        <li key={version.uid} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0 space-y-1">
            <p className="flex flex-wrap items-center gap-2">
              <strong>{t("versions.no", { no: version.no })}</strong>
              {version.label ? <span>{version.label}</span> : null}
              <StaleMark version={version} />
            </p>
            <VersionFacts version={version} timeZone={timeZone} />
          </div>
          <div className="flex items-center gap-3 sm:flex-col sm:items-end">
            <p className="font-medium tabular-nums">
              {formatMoneyWithCode(version.total_cents, quote.currency, locale)}
            </p>
            <div className="print:hidden">{renderDocument(version.no)}</div>
          </div>
          {version.path ? <VersionLink link={origin + version.path} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** That a version, and every document of it, is not what the file offers now. */
function StaleMark({ version: { superseded_at: superseded, stale } }: { version: QuoteVersion }) {
  const { t } = useTranslation("quoteVersions");
  if (superseded) return <Badge tone="neutral">{t("versions.superseded")}</Badge>;
  if (stale === null) return null;
  return <Badge tone={stale === "changed" ? "amber" : "neutral"}>{t(`versions.${stale}`)}</Badge>;
}

function VersionFacts({ version, timeZone }: { version: QuoteVersion; timeZone: string }) {
  const { t } = useTranslation("quoteVersions");
  const locale = useLocale();
  const day = (instant: string) => formatInstantDay(instant, timeZone, locale);
  const saved = day(version.created_at);
  const by = version.created_by;
  const facts = [
    by ? t("versions.savedBy", { date: saved, name: by }) : t("versions.saved", { date: saved }),
    version.sent_at ? t("versions.sent", { date: day(version.sent_at) }) : t("versions.notSent"),
    ...(version.sent_at
      ? [
          version.viewed_at
            ? t("versions.viewed", { count: version.view_count, date: day(version.viewed_at) })
            : t("versions.notViewed"),
        ]
      : []),
    ...(version.optional_count > 0 ? [t("versions.optional", { count: version.optional_count })] : []),
  ];
  return (
    <>
      <p className="text-muted-foreground">{facts.join(" · ")}</p>
      {version.left_out.length > 0 ? (
        <p className="text-status-red-foreground">
          {t("versions.leftOut", { names: version.left_out.join(", ") })}
        </p>
      ) : null}
    </>
  );
}

function VersionLink({ link }: { link: string }) {
  const { t } = useTranslation("quoteVersions");
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 sm:col-span-2 print:hidden">
      <span className="min-w-0 grow basis-60 truncate rounded-sm bg-muted px-2 py-1.5 font-mono text-xs select-all">
        {link}
      </span>
      <CopyButton text={link} label={t("versions.copy")} done={t("versions.copied")} />
      <a href={link} className={buttonVariants({ size: "sm" })}>
        <Icon of={ExternalLink} />
        {t("versions.open")}
      </a>
    </div>
  );
}
