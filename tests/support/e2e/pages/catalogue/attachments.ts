import { demoContract } from "#api/demo/seed-attachments.ts";
import { plainPages } from "#tests/support/e2e/plain-pages.ts";

export const pages = plainPages("/admin/attachments", "admin", {
  list: "Attachments",
  add: "Add attachment",
  record: demoContract,
});
