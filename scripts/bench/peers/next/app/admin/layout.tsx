import type { ReactNode } from "react";
import { clientFiles } from "#app/i18n/locales/en/files/client-files.ts";
import { shell } from "#app/i18n/locales/en/core/shell.ts";
import sheets from "../../house/sheets.json";
import { session } from "../../parts/session.ts";
import { Sidebar } from "../../parts/sidebar.tsx";
import { TopBar } from "../../parts/top-bar.tsx";

/** Each reader has pages of their own. */
export const dynamic = "force-dynamic";

export default async function Office({ children }: { children: ReactNode }) {
  const user = await session();
  return (
    <>
      <link rel="stylesheet" href={sheets.portal} precedence="default" />
      <div data-slot="shell" className="min-h-dvh lg:flex">
        <a
          href="#main"
          className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground focus:translate-y-0 print:hidden"
        >
          {shell.skipToContent}
        </a>
        <Sidebar brand={user.brand_name} permissions={user.permissions} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar user={user} title={clientFiles.list.office} />
          <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-3 py-5 outline-none sm:px-6 sm:py-6">
            {children}
          </main>
        </div>
      </div>
    </>
  );
}
