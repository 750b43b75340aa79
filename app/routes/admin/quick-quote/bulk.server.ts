import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { bulkPreview, readBulkAction } from "#app/data-table/bulk-action.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";
import { packageResource } from "#contract/packages/editor.ts";

/** Asks what a bulk action would do, or does it once it was confirmed; null for any other form. */
export async function bulkPackages(form: FormData, url: URL, context: Readonly<RouterContextProvider>) {
  const wish = readBulkAction(form, url, packageResource);
  if (!wish) return null;
  const dryRun = wish.step === "preview";
  const packages = packageEditorService(context.get(apiContext));
  const result = await packages.bulk(wish.action, wish.target, { dryRun });
  return dryRun ? { preview: bulkPreview(form, wish.action, result) } : { report: result };
}
