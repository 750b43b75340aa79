import { Download, Plus } from "lucide";
import type { Metadata } from "next";
import Link from "next/link";
import { forbidden } from "next/navigation";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { clientFiles as texts } from "#app/i18n/locales/en/files/client-files.ts";
import { numberFormatter } from "#contract/formatters.ts";
import { clientFiles } from "#scripts/bench/peers/shared/api.ts";
import { fileColumns, shownColumns } from "#scripts/bench/peers/shared/columns.ts";
import { buttonLook } from "#scripts/bench/peers/shared/looks.ts";
import { sayCount } from "#scripts/bench/peers/shared/texts.ts";
import { Icon } from "../../../parts/icon.tsx";
import { BulkBar } from "../../../parts/list/bulk-bar.tsx";
import { ColumnMenu } from "../../../parts/list/column-menu.tsx";
import { FileTable } from "../../../parts/list/file-table.tsx";
import { FilterBar } from "../../../parts/list/filter-bar.tsx";
import { Pager } from "../../../parts/list/pager.tsx";
import { ViewMenu } from "../../../parts/list/view-menu.tsx";
import { session } from "../../../parts/session.ts";

export const metadata: Metadata = { title: texts.list.office };

type Props = { searchParams: Promise<Record<string, string>> };

export default async function ClientFiles({ searchParams }: Props) {
  const user = await session();
  const holds = (permission: string) => user.permissions.some((name) => name === permission);
  if (!holds("client-files.view")) forbidden();
  const search = new URLSearchParams(await searchParams);
  const url = new URL(`/admin/client-files?${search}`, "http://localhost");
  const { page, settings, scope } = await clientFiles(url);
  const columns = fileColumns(page.data, holds("yield.view"));
  const shown = shownColumns(columns, settings.columns);
  const count = page.meta.total ?? 0;
  return (
    <div data-slot="list-page" data-density={settings.density}>
      <header className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2 sm:-mt-3.5 sm:pb-1.5">
        <div className="min-w-0 flex-[1_1_18rem]">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="text-lg">{texts.list.office}</h1>
            <p className="text-muted-foreground tabular-nums">
              {sayCount(kit.list, "count", { count, formatted: numberFormatter("en").format(count) })}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ViewMenu />
          <ColumnMenu columns={columns} shown={shown} density={settings.density} />
          {holds("client-files.export") && (
            <a
              href={`/admin/client-files/export.csv${url.search}`}
              download
              className={buttonLook("secondary")}
            >
              <Icon of={Download} />
              {kit.export.csv}
            </a>
          )}
          {holds("client-files.create") && (
            <Link prefetch={false} href="/admin/client-files/add" className={buttonLook("primary")}>
              <Icon of={Plus} />
              {texts.list.create}
            </Link>
          )}
        </div>
      </header>
      <FilterBar scope={scope} />
      <form data-slot="bulk-form" method="post">
        <FileTable caption={texts.list.office} columns={shown} rows={page.data} url={url} />
        <BulkBar meta={page.meta} />
      </form>
      <Pager meta={page.meta} url={url} />
    </div>
  );
}
