import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  showAgentThread,
  showOfficeThread,
  writeToAgency,
  writeToOffice,
} from "#contract/sales/client-files/messages.ts";

type Headers = Readonly<Record<string, string>>;

const upTo = (before: string | null) => ({ query: before === null ? {} : { before } });

/** What is written about a file, as its agency reads it; `before` is the message that a piece ends before. */
export const agentMessageService = (api: ApiClient) => ({
  get: (reference: string, before: string | null) =>
    api.call(showAgentThread, { params: { reference }, ...upTo(before) }),
  write: (reference: string, body: string, headers: Headers) =>
    api.call(writeToOffice, { params: { reference }, body: { body }, headers }),
});

/** The same as the office reads it. */
export const officeMessageService = (api: ApiClient) => ({
  get: (uid: string, before: string | null) =>
    api.call(showOfficeThread, { params: { uid }, ...upTo(before) }),
  write: (uid: string, body: string, headers: Headers) =>
    api.call(writeToAgency, { params: { uid }, body: { body }, headers }),
});
