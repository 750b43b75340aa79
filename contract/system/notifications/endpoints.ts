import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery, YesNo } from "#contract/list-query.ts";
import { NotificationContent } from "#contract/system/notifications/kinds.ts";
import { Uid } from "#contract/primitives.ts";

/** Something the reader was told; `read_at` is null while it is new to them. */
export const Notification = z.intersection(
  NotificationContent,
  z.object({
    uid: Uid,
    created_at: z.iso.datetime({ offset: true }),
    read_at: z.iso.datetime({ offset: true }).nullable(),
  }),
);
export type Notification = z.infer<typeof Notification>;

export const UnreadCount = z.object({ unread: z.int().min(0) });
const access = { audience: "signed-in", permission: null } as const;
const tag = "notifications";

export const NotificationQuery = listQuery({ sort: [], filter: { unread: YesNo } });

export const listNotifications = defineEndpoint({
  method: "GET",
  path: "/api/public/notifications",
  summary: "The caller's own notifications of the kinds they want, the newest first",
  tag,
  access,
  query: NotificationQuery,
  answer: page(Notification),
});

export const countUnread = defineEndpoint({
  method: "GET",
  path: "/api/public/notifications/unread",
  summary: "How many of the caller's notifications are new",
  tag,
  access,
  answer: item(UnreadCount),
});

export const markRead = defineEndpoint({
  method: "POST",
  path: "/api/public/notifications/{uid}/read",
  summary: "Mark one of the caller's notifications as read",
  tag,
  access,
  params: z.object({ uid: Uid }),
  answer: item(UnreadCount),
  idempotent: true,
});

export const markAllRead = defineEndpoint({
  method: "POST",
  path: "/api/public/notifications/read",
  summary: "Mark the caller's notifications as read, up to the newest one they have seen",
  tag,
  access,
  /** What came in after this one stays new; without it all are marked. */
  body: z.object({ up_to: Uid.optional() }),
  answer: item(UnreadCount),
  idempotent: true,
});

export const notificationEndpoints = [listNotifications, countUnread, markRead, markAllRead] as const;
