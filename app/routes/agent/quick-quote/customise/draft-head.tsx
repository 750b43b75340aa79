import { useTranslation } from "#app/i18n/use-translation.ts";
import { CalendarCheck, CalendarCog, Copy, FolderOpen } from "lucide";
import { href, Link } from "react-router";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { ConsultantContact } from "#app/routes/agent/quick-quote/customise/consultant-contact.tsx";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type DraftHeadProps = { draft: QuoteDraft; mayRequest: boolean };

/** What the quote is, what stands in its way, and the ways on. */
export function DraftHead({ draft, mayRequest }: DraftHeadProps) {
  const { t } = useTranslation(["quotes", "bookings", "clientFiles", "productSearch", "packages"]);
  const locale = useLocale();
  const { class: tariff, package: pack, related_reference: related } = draft;
  return (
    <header className="space-y-4 pb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-xl">{draft.name}</h1>
          <StatusBadge machine="file" code={draft.status} />
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {draft.editable ? (
            <Link
              to={href("/app/quick-quote/customise/:reference/trip", { reference: draft.reference })}
              className={buttonVariants()}
            >
              <Icon of={CalendarCog} />
              {t("trip.open")}
            </Link>
          ) : null}
          <Link
            to={href("/app/quick-quote/copy/:reference", { reference: draft.reference })}
            className={buttonVariants()}
          >
            <Icon of={Copy} />
            {t("copy.open")}
          </Link>
          <Link
            to={href("/app/view-booking/:reference", { reference: draft.reference })}
            className={buttonVariants()}
          >
            <Icon of={FolderOpen} />
            {t("overview")}
          </Link>
          {mayRequest && draft.status === "Quote" ? (
            <Link
              to={href("/app/view-booking/:reference/request", { reference: draft.reference })}
              className={buttonVariants({ variant: "primary" })}
            >
              <Icon of={CalendarCheck} />
              {t("bookings:request.title")}
            </Link>
          ) : null}
        </div>
      </div>
      <Facts>
        <Fact name={t("clientFiles:kinds.quote")}>
          <span className="font-medium select-all">{draft.reference}</span>
        </Fact>
        {draft.agent_reference ? (
          <Fact name={t("fields.agentReference")}>{draft.agent_reference}</Fact>
        ) : null}
        <Fact name={t("clientFiles:fields.travelDates")}>
          {formatDayRange(draft.travel_date, draft.end_date, locale)}
        </Fact>
        <Fact name={t("clientFiles:fields.pax")}>{draft.travellers.length}</Fact>
        {tariff ? <Fact name={t("packages:form.class")}>{t(`productSearch:classes.${tariff}`)}</Fact> : null}
        {pack ? <Fact name={t("packages:facts.reference")}>{pack.name}</Fact> : null}
        {related ? <Fact name={t("clientFiles:fields.relatedReference")}>{related}</Fact> : null}
        <Fact name={t("clientFiles:fields.consultant")}>
          {draft.consultant_name}
          <ConsultantContact draft={draft} />
        </Fact>
      </Facts>
      {draft.editable ? null : (
        <Alert title={t("closed.title")}>
          <p>{t(draft.status === "Quote" ? "closed.accepted" : "closed.text")}</p>
          {draft.status === "Quote" ? null : <ConsultantContact draft={draft} />}
        </Alert>
      )}
      {draft.editable && draft.without_price > 0 ? (
        <Alert tone="danger" title={t("red.title", { count: draft.without_price })}>
          <p>{t("red.text")}</p>
        </Alert>
      ) : null}
    </header>
  );
}
