import { error } from "@sveltejs/kit";
import { clientFiles } from "#scripts/bench/peers/shared/api.ts";
import { clientFiles as texts } from "#app/i18n/locales/en/files/client-files.ts";

export async function load({ locals, url }) {
  if (!locals.user.permissions.includes("client-files.view")) error(403);
  const { page, settings, scope } = await clientFiles(url);
  return {
    title: texts.list.office,
    page: { data: page.data, meta: page.meta },
    settings,
    scope,
  };
}
