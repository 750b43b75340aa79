import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { LoadingIndicator } from "#app/components/feedback/loading-indicator.tsx";
import { ErrorScreen } from "#app/components/feedback/error-screen.tsx";
import { pageSheet } from "#app/components/shell/page-sheet.ts";
import { RouteRecovery } from "#app/components/shell/route-recovery.tsx";
import { ScrollToTop } from "#app/components/shell/scroll-to-top.tsx";
import { useSlowNavigation } from "#app/components/shell/slow-navigation.ts";
import { UpdateWatch } from "#app/components/shell/update-watch.tsx";
import {
  localeContext,
  requestFactsContext,
  sideCallContext,
  themeContext,
  userContext,
} from "#app/context.ts";
import { isSignInPage } from "#app/domain/portals.ts";
import { keepWhenOffline } from "#app/lib/connection-lost.ts";
import { wayBack } from "#app/domain/way-back.ts";
import { useNonce } from "#app/lib/nonce.ts";
import { PageTheme } from "#app/lib/page-theme.ts";
import { defaultTitle, errorKind } from "#app/lib/page-title.ts";
import { brandOfPage, handleOf, isStill } from "#app/lib/route-handle.ts";
import { themeScript } from "#app/lib/theme-script.ts";
import type { RootData } from "#app/lib/use-root-data.ts";
import { flashMiddleware } from "#app/middleware/flash.server.ts";
import { getI18n, localeMiddleware } from "#app/middleware/locale.server.ts";
import { outageMiddleware, sessionMiddleware } from "#app/middleware/session.server.ts";
import { houseName } from "#app/services/house-name.server.ts";
import type { SessionUser } from "#contract/people/session.ts";

export const middleware: Route.MiddlewareFunction[] = [
  sessionMiddleware,
  localeMiddleware,
  outageMiddleware,
  flashMiddleware,
];

export const meta: Route.MetaFunction = ({ error, loaderData }) => [
  { title: error && loaderData ? loaderData.errorTitles[errorKind(error)] : defaultTitle },
];

/** Keeps what a failed call says beside its status, such as when to ask again. */
export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const shouldRevalidate = keepWhenOffline;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { requestId, version, journeyModule, realtime, monitoring } = context.get(requestFactsContext);
  const { t } = getI18n(context);
  return {
    requestId,
    version,
    journeyModule,
    realtime,
    monitoring,
    locale: context.get(localeContext),
    theme: context.get(themeContext),
    brand: brandOf(context.get(userContext)) ?? { code: "NZ", name: await greetingName(url, context) },
    formKey: crypto.randomUUID(),
    visitor: context.get(userContext)?.uid ?? null,
    audience: context.get(userContext)?.audience ?? null,
    singleKeys: context.get(userContext)?.single_keys ?? true,
    errorTitles: {
      missing: t("shell:woops.title"),
      forbidden: t("errors:forbidden.title"),
      maintenance: t("shell:maintenance.title"),
      outage: t("errors:outagePage.title"),
      unanswered: t("errors:notOffered.title"),
      problem: t("shell:problem.title"),
    },
  };
}

function brandOf(user: SessionUser | null): RootData["brand"] | null {
  return user && { code: user.brand, name: user.brand_name || defaultTitle };
}

/** The name of the house as its settings say it, for pages that greet people with it before they are known. */
async function greetingName(url: URL, context: Route.LoaderArgs["context"]): Promise<string> {
  if (!isSignInPage(url.pathname)) return defaultTitle;
  const { apiUrl, log } = context.get(requestFactsContext);
  const sideCall = context.get(sideCallContext);
  const name = await houseName({ apiUrl, sideCall, log: (line) => log("warn", "settings.failed", { line }) });
  return name || defaultTitle;
}

/** The document. Public pages get their own stylesheet and small module, the portals the framework's scripts. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const plain = matches.map(({ handle }) => handleOf(handle)).find(({ hydrate }) => hydrate === false);
  const still = isStill(matches);
  // Without an error the framework answers null or nothing.
  const error = useRouteError();
  const failed = Boolean(error);
  const { i18n } = useTranslation();
  const nonce = useNonce();
  return (
    <html
      lang={data?.locale ?? i18n.language}
      data-theme={data?.theme ?? "auto"}
      data-brand={brandOfPage(matches) ?? data?.brand.code ?? "NZ"}
      data-beyond={errorKind(error) === "missing" ? "night" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {still ? null : (
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        )}
        <Monitored data={data} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={pageSheet(plain ?? {}, failed)} />
        <Meta />
        <Links />
      </head>
      <body>
        <PageTheme value={data?.theme ?? "auto"}>{children}</PageTheme>
        {still ? null : plain ? (
          <script type="module" src={data?.journeyModule} nonce={nonce} data-version={data?.version} async />
        ) : (
          <Scripts />
        )}
      </body>
    </html>
  );
}

/** What the browser's reports of errors need to know; nothing of them is loaded without it. */
function Monitored({ data }: { data: Pick<RootData, "requestId" | "version" | "monitoring"> | undefined }) {
  if (!data?.monitoring) return null;
  return (
    <meta
      name="monitoring"
      content={data.monitoring}
      data-release={data.version}
      data-request={data.requestId}
    />
  );
}

export default function App({ loaderData: { version } }: Route.ComponentProps) {
  const entering = useSlowNavigation() === "portal";
  return (
    <>
      <ScrollToTop />
      <UpdateWatch />
      <RouteRecovery build={version} />
      {entering ? <LoadingIndicator /> : null}
      <div hidden={entering} className="contents">
        <Outlet />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  // The page of a document that could not be made has an address of its own.
  const asked = new URLSearchParams(search).get("of");
  const back = wayBack(asked && pathname === "/documents/failed" ? asked : pathname, data?.audience ?? null);
  return <ErrorScreen error={error} requestId={data?.requestId} back={back} />;
}
