import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { listOutbox, type OutboxQuery } from "#contract/system/outbox.ts";

/** Mails that went out or wait to. */
export const outboxService = (api: ApiClient) => ({
  list: (query: z.output<typeof OutboxQuery>) => api.call(listOutbox, { query }),
});
