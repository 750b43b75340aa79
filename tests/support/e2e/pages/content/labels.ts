import { seedUid } from "#api/demo/world/seed-keys.ts";
import { plainPages } from "#tests/support/e2e/plain-pages.ts";

export const pages = plainPages("/admin/labels", "consultant", {
  list: "Labels",
  add: "Add label",
  record: { uid: seedUid("label", "VIP"), title: "VIP" },
});
