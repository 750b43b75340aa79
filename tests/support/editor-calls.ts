import type { PackageContent } from "#contract/catalogue/packages/editor-days.ts";
import { testApi } from "#tests/support/test-api.ts";

/** An API with somebody signed in who makes packages, named `${name}1`, `${name}2` and so on. */
export async function editorCalls(name: string) {
  const api = await testApi();
  const token = await api.signIn("manager");
  let number = 0;
  const call = (rest: string, method = "GET", body?: unknown) =>
    api.call(`/api/office/packages${rest}`, { method, token, body });
  return {
    api,
    call,
    /** Reads something else of the office, which stands beside the packages. */
    ask: (path: string) => api.call(`/api/office/${path}`, { token }),
    /** A package of three empty days. */
    add: async (): Promise<string> => {
      number += 1;
      const body = {
        ref: `${name}${number}`,
        brand: "NZ",
        name: { en: "Two Lakes" },
        summary: { en: "Rotorua and Taupō." },
        duration_days: 3,
        start_place: "AKL",
        end_place: "ROT",
        transport: "any",
        tariffs: ["standard"],
        months_available: [1],
        min_pax: 1,
      };
      return (await call("", "POST", body)).json.data.uid;
    },
    content: async (uid: string): Promise<PackageContent> => (await call(`/${uid}/days`)).json.data,
  };
}

export type EditorCalls = Awaited<ReturnType<typeof editorCalls>>;
