import { BedDouble } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LoadingIndicator } from "#app/components/feedback/loading-indicator.tsx";
import { Notice } from "#app/components/feedback/notice.tsx";
import { RichText } from "#app/components/rich-text/rich-text.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { Dialog, DialogTrigger } from "#app/components/ui/dialog.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ServiceTypePicker } from "#app/components/ui/service-type.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { StatusBadge, type StatusMachine } from "#app/components/ui/status-badge.tsx";
import { daysAgo, formatDay, formatDayLong, formatDaysAhead, weekdayShort } from "#app/domain/dates.ts";
import { formatMoney, formatMoneyWithCode, formatPercent } from "#app/domain/money.ts";
import { roomCodes } from "#app/domain/room-codes.ts";
import { ellipsis, plural, stripConfirmationSuffix } from "#app/domain/text.ts";
import { kitSample } from "#app/routes/dev/kit-form-rules.ts";
import type { KitWords } from "#app/routes/dev/words/en.ts";
import { clockText } from "#contract/clock.ts";
import type { Locale } from "#contract/primitives.ts";

/** The pieces that are no fields, and what the formatters make of one value each. */
export function KitPieces({ words, locale }: { words: KitWords; locale: Locale }) {
  return (
    <>
      <section className="space-y-5">
        <h2 className="text-lg">{words.pieces}</h2>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Group title={words.buttons}>
            <Buttons words={words} />
          </Group>
          <Group title={words.messages}>
            {(["info", "success", "warning", "danger"] as const).map((tone) => (
              <Alert key={tone} tone={tone}>
                <p>{words.questionText}</p>
              </Alert>
            ))}
            <Notice>{words.nameHint}</Notice>
          </Group>
          <Group title={words.waiting}>
            <LoadingIndicator minHeight="6rem" />
            <div data-specimen="">
              <Skeleton className="w-3/4" />
              <Skeleton className="w-1/2" />
            </div>
          </Group>
          <Group title={words.text}>
            <RichText html={kitSample.text} />
            <ServiceTypePicker legend={words.extras} name="kit-service" value="train" />
            <EmptyState icon={BedDouble} title={words.nothing} text={words.nothingText} className="py-6!" />
          </Group>
        </div>
      </section>
      <section className="space-y-5">
        <h2 className="text-lg">{words.statuses}</h2>
        <Statuses />
      </section>
      <section className="space-y-5">
        <h2 className="text-lg">{words.words}</h2>
        <Formatted locale={locale} words={words} />
      </section>
    </>
  );
}

/** A card with a name around pieces of a kind. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent className="space-y-4">
        <h3 className="font-semibold">{title}</h3>
        {children}
      </CardContent>
    </Card>
  );
}

function Buttons({ words }: { words: KitWords }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {(["primary", "secondary", "ghost", "destructive", "link"] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {words.send}
        </Button>
      ))}
      <Button variant="primary" pending>
        {words.send}
      </Button>
      <Button disabled>{words.send}</Button>
      <Button size="sm">{words.remove}</Button>
      <Button size="lg">{words.remove}</Button>
      <DialogTrigger target="kit-dialog">{words.question}</DialogTrigger>
      <Dialog
        id="kit-dialog"
        title={words.question}
        description={words.questionText}
        footer={<Button variant="destructive">{words.remove}</Button>}
      />
    </div>
  );
}

function Statuses() {
  const { i18n } = useTranslation("status");
  // The keys of the catalogue are the machines and their codes.
  const texts = i18n.getResourceBundle(i18n.language, "status") as Record<StatusMachine, object>;
  const machines = Object.entries(texts) as [StatusMachine, object][];
  return (
    <div className="flex flex-wrap gap-1.5">
      {machines.flatMap(([machine, codes]) =>
        Object.keys(codes).map((code) => (
          <StatusBadge key={`${machine} ${code}`} machine={machine} code={code as never} />
        )),
      )}
      {(["primary", "outline"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  );
}

function Formatted({ locale, words }: { locale: Locale; words: KitWords }) {
  const { t } = useTranslation("kit");
  const day = "2026-12-14";
  const rows: [string, string][] = [
    ["formatDay", formatDay(day, locale)],
    ["formatDayLong", formatDayLong(day, locale)],
    ["weekdayShort", weekdayShort(day, locale)],
    ["daysAgo(7)", formatDayLong(daysAgo(7, day), locale)],
    ["formatDaysAhead(-7)", formatDaysAhead(-7, locale)],
    ["clockText", clockText("0930", locale)],
    ["formatMoney", formatMoney(123450, "NZD", locale)],
    ["formatMoneyWithCode", formatMoneyWithCode(123450, "AUD", locale)],
    ["formatPercent", formatPercent(1250, locale)],
    ["ellipsis(18)", ellipsis(words.questionText, 18)],
    ["plural", `${plural("night", 1)}, ${plural("night", 2)}`],
    ["stripConfirmationSuffix", stripConfirmationSuffix("HK-4711-cl-rc")],
    ["rooms", roomCodes.map((code) => `${code} ${t(`rooms.${code}`)}`).join(", ")],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-[auto_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-mono text-xs text-muted-foreground">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
