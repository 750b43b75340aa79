import { z } from "zod";
import { defineEndpoint, item, type AccountAudience } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";
import { Version } from "#contract/resource.ts";

/** Which list is meant; the audience of the call, or of who calls, is the other half of its name. */
export const ListName = z.string().regex(/^[a-z][a-z-]{1,38}[a-z]$/);
const ListKey = z.object({ list: ListName });
const ColumnIds = z.array(z.string().regex(/^[a-zA-Z]{1,40}$/)).max(40);
export const Density = z.enum(["dense", "normal", "roomy"]);
export type Density = z.infer<typeof Density>;

/** A list as somebody likes it: its query string without a page, and its columns in order. */
const inputFields = {
  name: z.string().trim().min(1).max(60),
  search: z
    .string()
    .max(2000)
    .regex(/^[^\s#]*$/),
  /** None: the usual columns of the list. */
  columns: ColumnIds,
  /** Colleagues see it too: of the office, or of the same agency or supplier. Only its owner changes it. */
  shared: z.boolean(),
};
export const SavedView = z.object({
  uid: Uid,
  ...inputFields,
  mine: z.boolean(),
  owner_name: z.string(),
  lock_version: z.int(),
});
export type SavedView = z.infer<typeof SavedView>;

/** What one account keeps of one list, and the views it may choose from. */
export const ListSettings = z.object({
  columns: ColumnIds,
  density: Density,
  /** The view that opens when the list is opened without a query. */
  default_view: Uid.nullable(),
  views: z.array(SavedView),
});
export type ListSettings = z.infer<typeof ListSettings>;

export const ListSettingsInput = z.object({
  columns: ColumnIds.optional(),
  density: Density.optional(),
  default_view: z.union([Uid, z.literal("none")]).optional(),
});
/** An empty text does not travel: a view of the whole list comes without its `search`. */
export const SavedViewInput = z.object({ ...inputFields, search: inputFields.search.default("") });
export type SavedViewInput = z.infer<typeof SavedViewInput>;

const ViewKey = z.object({ uid: Uid });

/** The calls of one audience. */
function listViewCalls<const Name extends AccountAudience>(audience: Name) {
  const shared = { tag: "lists", access: { audience, permission: "any" } } as const;
  return {
    settings: defineEndpoint({
      ...shared,
      method: "GET",
      path: `/api/${audience}/lists/{list}`,
      summary: "Columns, density and saved views of a list",
      params: ListKey,
      answer: item(ListSettings),
    }),
    saveSettings: defineEndpoint({
      ...shared,
      method: "PATCH",
      path: `/api/${audience}/lists/{list}`,
      summary: "Keep columns, density or the default view of a list; what is left out stays",
      params: ListKey,
      body: ListSettingsInput,
      answer: item(ListSettings),
      idempotent: true,
    }),
    createView: defineEndpoint({
      ...shared,
      method: "POST",
      path: `/api/${audience}/lists/{list}/views`,
      summary: "Save a view of a list",
      params: ListKey,
      body: SavedViewInput,
      answer: item(SavedView),
      status: 201,
    }),
    updateView: defineEndpoint({
      ...shared,
      method: "PUT",
      path: `/api/${audience}/saved-views/{uid}`,
      summary: "Change one's own view",
      params: ViewKey,
      body: SavedViewInput.extend(Version.shape),
      answer: item(SavedView),
    }),
    removeView: defineEndpoint({
      ...shared,
      method: "DELETE",
      path: `/api/${audience}/saved-views/{uid}`,
      summary: "Remove one's own view",
      params: ViewKey,
      query: z.object({ lock_version: z.coerce.number().int().min(1) }),
      answer: { kind: "empty" },
      status: 204,
    }),
  };
}

export const officeListViews = listViewCalls("office");
export const agentListViews = listViewCalls("agent");
export const supplierListViews = listViewCalls("supplier");

export const savedViewEndpoints = [
  ...Object.values(officeListViews),
  ...Object.values(agentListViews),
  ...Object.values(supplierListViews),
] as const;
