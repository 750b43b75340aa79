import type { TFunction } from "i18next";
import { CircleCheck, CircleX, Clock } from "lucide";
import { Badge } from "#app/components/ui/badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { mailKind, mailLanguage } from "#app/routes/admin/system/outbox/mail-words.ts";
import type { Locale } from "#contract/primitives.ts";
import type { OutboxMessage } from "#contract/system/outbox.ts";

type Say = { t: TFunction<"outbox">; locale: Locale; timeZone: string };

/** Columns of the outbox; times are those of the office. */
export function messageColumns({ t, locale, timeZone }: Say): Column<OutboxMessage>[] {
  const moment = (instant: string | null) => (instant ? formatInstant(instant, timeZone, locale) : null);
  return [
    {
      id: "created",
      header: t("fields.created"),
      cell: (mail) => moment(mail.created_at),
      sort: "created_at",
    },
    { id: "to", header: t("fields.to"), cell: (mail) => mail.to },
    { id: "subject", header: t("fields.subject"), cell: (mail) => mail.subject },
    {
      id: "status",
      header: t("fields.status"),
      cell: (mail) => <MessageStatus status={mail.status} label={t(`status.${mail.status}`)} />,
      kind: "fit",
    },
    { id: "error", header: t("fields.error"), cell: (mail) => mail.error },
    { id: "sent", header: t("fields.sent"), cell: (mail) => moment(mail.sent_at) },
    { id: "kind", header: t("fields.kind"), cell: (mail) => mailKind(mail, t) },
    {
      id: "attempts",
      header: t("fields.attempts"),
      cell: (mail) => mail.attempts,
      kind: "number",
      optional: true,
    },
    { id: "language", header: t("fields.language"), cell: (mail) => mailLanguage(mail), optional: true },
  ];
}

const looks = {
  queued: { tone: "amber", icon: Clock },
  sent: { tone: "green", icon: CircleCheck },
  failed: { tone: "red", icon: CircleX },
} as const satisfies Record<OutboxMessage["status"], object>;

function MessageStatus({ status, label }: { status: OutboxMessage["status"]; label: string }) {
  return <Badge {...looks[status]}>{label}</Badge>;
}
