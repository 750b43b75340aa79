import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationQuery,
} from "#contract/system/notifications/endpoints.ts";

/** What the signed-in account was told. */
export const notificationService = (api: ApiClient) => ({
  list: (query: z.output<typeof NotificationQuery>) => api.call(listNotifications, { query }),
  unread: async () => (await api.call(countUnread)).unread,
  markRead: (uid: string) => api.call(markRead, { params: { uid } }),
  markAllRead: (upTo: string | undefined) => api.call(markAllRead, { body: { up_to: upTo } }),
});
