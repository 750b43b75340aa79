import {
  Bell,
  CalendarCheck,
  CalendarSync,
  CalendarClock,
  CalendarCog,
  CalendarX,
  Check,
  CircleAlert,
  CircleCheck,
  CircleX,
  CreditCard,
  Eye,
  FolderInput,
  FolderOpen,
  Gauge,
  Inbox,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  ReceiptText,
  Reply,
  Star,
  Tags,
  ListTodo,
  MessageSquare,
  TimerOff,
  MessagesSquare,
  TriangleAlert,
  Undo2,
  type IconNode,
} from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { notificationLink } from "#app/components/notifications/notification-link.ts";
import { useNotificationText } from "#app/components/notifications/notification-text.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantClock } from "#app/domain/dates.ts";
import { cn } from "#app/lib/cn.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { Notification } from "#contract/system/notifications/endpoints.ts";
import type { NotificationKind } from "#contract/system/notifications/kinds.ts";

const icons: Record<NotificationKind, IconNode> = {
  "file.assigned": FolderOpen,
  "files.assigned": FolderInput,
  "task.given": ListTodo,
  "alert.published": TriangleAlert,
  "itinerary.updated": CalendarSync,
  "booking.requested": CalendarCheck,
  "quote.viewed": Eye,
  "quote.accepted": CircleCheck,
  "quote.declined": CircleX,
  "quote.question": MessageSquare,
  "file.message": MessagesSquare,
  "booking.cancelled": CalendarX,
  "seats.expired": TimerOff,
  "booking.change-requested": CalendarClock,
  "booking.change-withdrawn": Undo2,
  "booking.changed": CalendarCog,
  "booking.change-answered": CalendarCog,
  "request.received": Inbox,
  "allotment.sold": PackageCheck,
  "allotment.given-back": PackageOpen,
  "allotment.changed": PackageSearch,
  "stock.supplier-changed": PackageSearch,
  "supplier.answered": Reply,
  "supplier.silent": TimerOff,
  "supplier.reconfirmation": CircleAlert,
  "reconfirmation.received": CalendarCheck,
  "review.received": Star,
  "payment.received": CreditCard,
  "payment.parked": CircleAlert,
  "account.to-settle": ReceiptText,
  "rates.arrived": Tags,
  "attachment.expiring": CalendarClock,
  "limit.reached": Gauge,
};

type NotificationRowProps = { notification: Notification; audience: AccountAudience; timeZone: string };

/** One notification. Opening it is a post, since it is read from then on; it works without JavaScript. */
export function NotificationRow({ notification, audience, timeZone }: NotificationRowProps) {
  const { t } = useTranslation("notifications");
  const locale = useLocale();
  const text = useNotificationText()(notification);
  const link = notificationLink(notification, audience);
  const isNew = notification.read_at === null;
  const icon = icons[notification.kind] ?? Bell;
  return (
    <li className="border-b border-border last:border-b-0">
      <Form method="post" className="flex items-center gap-3 px-3 py-2.5 sm:px-4">
        <input type="hidden" name="uid" value={notification.uid} />
        {link ? <input type="hidden" name="to" value={link} /> : null}
        <span
          className={cn(
            "grid size-8 shrink-0 place-items-center rounded-full",
            isNew ? "bg-primary-soft text-primary-text" : "bg-muted text-muted-foreground",
          )}
        >
          <Icon of={icon} className="size-4" />
        </span>
        <div className="min-w-0 flex-1">
          {link ? (
            <button
              name="intent"
              value="open"
              className={cn(
                "cursor-pointer rounded-sm text-start text-pretty underline-offset-4 hover:underline",
                isNew && "font-semibold",
              )}
            >
              {text}
            </button>
          ) : (
            <p className={cn("text-pretty", isNew && "font-semibold")}>{text}</p>
          )}
          <p className="flex items-center gap-2 text-xs text-muted-foreground tabular-nums">
            <time dateTime={notification.created_at}>
              {formatInstantClock(notification.created_at, timeZone, locale)}
            </time>
            {isNew ? <span className="font-medium text-primary-text">{t("isNew")}</span> : null}
          </p>
        </div>
        {isNew ? (
          <Button type="submit" name="intent" value="read" variant="ghost" size="sm">
            <span className="max-sm:hidden">{t("markRead")}</span>
            <Icon of={Check} className="sm:hidden" />
            <span className="sr-only">
              <span className="sm:hidden">{t("markRead")}</span>: {text}
            </span>
          </Button>
        ) : null}
      </Form>
    </li>
  );
}
