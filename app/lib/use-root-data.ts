import { useRouteLoaderData } from "react-router";
import { defaultTitle } from "#app/lib/page-title.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { Theme } from "#contract/people/session.ts";
import type { BrandCode, Locale } from "#contract/primitives.ts";

/** What every page knows from the document: brand, language, theme. Defaults where even that failed to load. */
export type RootData = {
  requestId: string;
  version: string;
  /** How the page reaches realtime: public key, and host unless it is the own one; null while it is off. */
  realtime: { key: string; host: string | null } | null;
  /** Where the browser addresses its reports of errors. */
  monitoring: string | null;
  locale: Locale;
  theme: Theme;
  brand: { code: BrandCode; name: string };
  /** Makes a form of this page count once, however often it is sent. */
  formKey: string;
  /** Uid of the signed-in account. */
  visitor: string | null;
  /** Whose account that is. */
  audience: AccountAudience | null;
  /** Whether shortcuts of a single key may be listened for. */
  singleKeys: boolean;
};

export function useRootData(): RootData {
  const loaded = useRouteLoaderData<RootData>("root");
  return (
    loaded ?? {
      requestId: "",
      version: "",
      realtime: null,
      monitoring: null,
      locale: "en",
      theme: "auto",
      brand: { code: "NZ", name: defaultTitle },
      formKey: "",
      visitor: null,
      audience: null,
      singleKeys: true,
    }
  );
}
