import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { brandOf } from "#app/domain/brands.ts";
import { formatDayLong, formatInstantDay } from "#app/domain/dates.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { resultFor } from "#app/forms/result-for.ts";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { useChannel } from "#app/realtime/use-live.ts";
import type { FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentQuote, QuoteVersion } from "#contract/sales/quotes/versions.ts";
import { AnswerForClient } from "./answer-for-client.tsx";
import { ClientLink } from "./client-link.tsx";
import { ClientThread } from "./client-thread.tsx";
import { CompareForm } from "./compare-form.tsx";
import { NotNow } from "./not-now.tsx";
import { ReviseForm, SaveForm } from "./save-form.tsx";
import { SendForm } from "./send-form.tsx";
import { VersionList } from "./version-list.tsx";

type QuotePanelProps = {
  quote: AgentQuote;
  fileUid: string;
  /** Where the app is reached: begins the client's links. */
  origin: string;
  timeZone: string;
  may: { save: boolean; send: boolean; link: boolean };
  links: QuoteLinks;
  lastResult: FormResult;
};

/** Where the reader's portal has what belongs to a quote. */
type QuoteLinks = {
  compare: string;
  /** The thread of the file; null where client and agency are left to themselves. */
  messages: string | null;
  /** The way to the document of a version, for those who may have it. */
  renderDocument: (no: number) => ReactNode;
};

/** The offer of a file: where it stands, its versions, sending them, and what the client says. */
export function QuotePanel(props: QuotePanelProps) {
  const { quote, fileUid, origin, timeZone, may, links, lastResult } = props;
  const { t } = useTranslation("quoteVersions");
  const { revalidate } = useRevalidator();
  // The client looked, accepted, declined or wrote: what stands here is no longer all of it.
  useChannel(realtimeChannels.clientFile(fileUid), (event) => {
    if (event.startsWith("quote.") || event === "message.created") void revalidate();
  });
  const [newest] = quote.versions;
  const isOver = quote.status === "Accepted" || quote.status === "Converted";
  const isOut = quote.status !== "Draft" && !isOver;
  // Who was late reads why in the form that was sent, with all that was typed, although it cannot be sent any more.
  const isRefused = (...intents: string[]) => intents.some((one) => resultFor(one, lastResult));
  const offer = quote.offer ?? (newest && isRefused("accept", "decline") ? offerOf(newest) : null);
  return (
    <div className="space-y-4" data-slot="quote-panel">
      <Section title={t("title")} side={newest ? <StatusBadge machine="quote" code={quote.status} /> : null}>
        <QuoteStanding quote={quote} timeZone={timeZone} />
        {newest ? (
          <VersionList {...{ quote, origin, timeZone }} renderDocument={links.renderDocument} />
        ) : null}
        {quote.link ? (
          <ClientLink
            link={quote.link}
            version={quote.lock_version}
            isShown={quote.versions.some(({ path }) => path !== null)}
            mayChange={may.link}
          />
        ) : null}
        {may.send ? <NotNow quote={quote} /> : null}
        {quote.versions.length > 1 ? <CompareForm quote={quote} path={links.compare} /> : null}
      </Section>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 print:hidden">
        <div className="space-y-4 empty:hidden">
          {may.send && newest && (!isOver || isRefused("mail", "link")) ? (
            <Section title={t(newest.sent_at ? "send.again" : "send.title", { no: newest.no })}>
              <SendForm quote={quote} newest={newest} lastResult={lastResult} />
            </Section>
          ) : null}
          {may.send && offer ? (
            <Section title={t("behalf.title", { no: offer.no })}>
              <AnswerForClient quote={quote} offer={offer} lastResult={lastResult} />
            </Section>
          ) : null}
        </div>
        <div className="space-y-4 empty:hidden">
          {may.save && (!isOver || isRefused("save", "revise")) ? (
            <Section title={t("save.title")}>
              <SaveForm draftNote={isOut} first={!newest} lastResult={lastResult} />
              {may.send && (isOut || isRefused("revise")) ? (
                <ReviseForm quote={quote} lastResult={lastResult} />
              ) : null}
            </Section>
          ) : null}
          {links.messages !== null && (newest?.sent_at || quote.messages.length > 0) ? (
            <Section title={t("thread.title")}>
              <ClientThread
                {...{ quote, timeZone, lastResult }}
                messagesPath={links.messages}
                mayWrite={may.send}
              />
            </Section>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** A version that waits for no answer any more, as it was offered. */
function offerOf({ no, total_cents }: QuoteVersion): NonNullable<AgentQuote["offer"]> {
  return { no, total_cents, options: [] };
}

function Section({ title, side, children }: { title: string; side?: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <CardHeader className="flex flex-wrap items-center gap-3">
        <CardTitle>{title}</CardTitle>
        {side}
      </CardHeader>
      <CardContent className="space-y-4">{children}</CardContent>
    </Card>
  );
}

/** Which words say where a quote stands: a draft that was out, and a booking nobody accepted, have their own. */
function hintOf({ status, accepted, versions }: AgentQuote) {
  if (status === "Draft" && versions.some(({ sent_at }) => sent_at !== null)) return "Revised";
  return status === "Converted" && !accepted ? "Booked" : status;
}

function QuoteStanding({ quote, timeZone }: { quote: AgentQuote; timeZone: string }) {
  const { t } = useTranslation(["quoteVersions", "trip"]);
  const locale = useLocale();
  const { status, accepted, versions } = quote;
  if (versions.length === 0) return <p className="text-muted-foreground">{t("none")}</p>;
  const facts = accepted && {
    name: accepted.name,
    no: accepted.no,
    date: t(`trip:clock.${brandOf(quote.currency)}`, {
      moment: formatInstantDay(accepted.at, timeZone, locale),
    }),
    total: formatMoneyWithCode(accepted.total_cents, quote.currency, locale),
  };
  return (
    <div className="space-y-1">
      <p>{t(`hints.${hintOf(quote)}`, facts ?? {})}</p>
      {accepted && accepted.options.length > 0 ? (
        <p>{t("options", { names: accepted.options.join(", ") })}</p>
      ) : null}
      {quote.decline_reason ? <p>{t("reason", { reason: quote.decline_reason })}</p> : null}
      {quote.valid_until && !accepted && status !== "Draft" ? (
        <p className="text-muted-foreground">
          {t("validUntil", { date: formatDayLong(quote.valid_until, locale) })}
        </p>
      ) : null}
    </div>
  );
}
