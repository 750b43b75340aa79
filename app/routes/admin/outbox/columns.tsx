import type { TFunction } from "i18next";
import { CircleCheck, CircleX, Clock } from "lucide-react";
import { languageNames } from "#app/components/shell/language-names.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { formatInstant } from "#app/domain/dates.ts";
import type { Locale } from "#contract/primitives.ts";
import type { OutboxMessage } from "#contract/system/outbox.ts";

type Say = { t: TFunction<"outbox">; locale: Locale; timeZone: string };

/** Columns of the outbox; times are those of the office. */
export function messageColumns({ t, locale, timeZone }: Say): Column<OutboxMessage>[] {
  const moment = (instant: string | null) => (instant ? formatInstant(instant, timeZone, locale) : null);
  return [
    { id: "created", header: t("fields.created"), cell: (mail) => moment(mail.created_at) },
    { id: "to", header: t("fields.to"), cell: (mail) => mail.to },
    { id: "subject", header: t("fields.subject"), cell: (mail) => mail.subject },
    {
      id: "status",
      header: t("fields.status"),
      cell: (mail) => <MessageStatus status={mail.status} label={t(`status.${mail.status}`)} />,
      kind: "fit",
    },
    { id: "sent", header: t("fields.sent"), cell: (mail) => moment(mail.sent_at) },
    { id: "attempts", header: t("fields.attempts"), cell: (mail) => mail.attempts, kind: "number" },
    { id: "language", header: t("fields.language"), cell: (mail) => languageOf(mail.locale) },
    { id: "kind", header: t("fields.kind"), cell: (mail) => kindOf(mail.kind, t) },
    { id: "error", header: t("fields.error"), cell: (mail) => mail.error },
  ];
}

/** A kind that these texts do not know yet, of a newer API, is shown as it is. */
function kindOf(kind: string, t: Say["t"]): string {
  return isKnown(kind) ? t(`kinds.${kind}`) : kind;
}

const kinds = [
  "password-reset",
  "invitation",
  "email-change",
  "email-change-notice",
  "password-changed",
  "two-factor-on",
  "two-factor-off",
  "recovery-code-used",
  "booking-requested",
  "booking-received",
  "cancellation-requested",
  "cancellation-received",
  "change-requested",
  "change-made",
  "change-applied",
  "change-waits",
  "change-declined",
  "stock-sold",
  "stock-given-back",
  "stock-changed",
] as const;

function isKnown(kind: string): kind is (typeof kinds)[number] {
  return kinds.some((known) => known === kind);
}

function languageOf(locale: string): string {
  return new Map<string, string>(Object.entries(languageNames)).get(locale) ?? locale;
}

const looks = {
  queued: { tone: "amber", icon: Clock },
  sent: { tone: "green", icon: CircleCheck },
  failed: { tone: "red", icon: CircleX },
} as const satisfies Record<OutboxMessage["status"], object>;

function MessageStatus({ status, label }: { status: OutboxMessage["status"]; label: string }) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
