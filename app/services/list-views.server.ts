import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import {
  agentListViews,
  officeListViews,
  supplierListViews,
  type ListSettingsInput,
  type SavedViewInput,
} from "#contract/system/saved-views.ts";

const callsOf = { office: officeListViews, agent: agentListViews, supplier: supplierListViews };

/** What the signed-in account keeps of one list: views, columns, density. */
export const listViewService = (api: ApiClient, audience: AccountAudience, list: string) => {
  const calls = callsOf[audience];
  return {
    settings: () => api.call(calls.settings, { params: { list } }),
    saveSettings: (body: z.input<typeof ListSettingsInput>) =>
      api.call(calls.saveSettings, { params: { list }, body }),
    create: (body: SavedViewInput, headers: Readonly<Record<string, string>>) =>
      api.call(calls.createView, { params: { list }, body, headers }),
    update: (uid: string, body: SavedViewInput & { lock_version: number }) =>
      api.call(calls.updateView, { params: { uid }, body }),
    remove: (uid: string, version: number) =>
      api.call(calls.removeView, { params: { uid }, query: { lock_version: version } }),
  };
};
