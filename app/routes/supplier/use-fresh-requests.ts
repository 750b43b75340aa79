import { useRevalidator, useRouteLoaderData } from "react-router";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { useChannel } from "#app/realtime/use-live.ts";
import type { loader } from "#app/routes/supplier/layout.tsx";

/** Reads a page that lists what the supplier is asked anew when it is asked something else, or somebody answered. */
export function useFreshRequests(): void {
  const company = useRouteLoaderData<typeof loader>("routes/supplier/layout")?.company ?? null;
  const { revalidate } = useRevalidator();
  useChannel(company && realtimeChannels.supplier(company), (event) => {
    if (event === "requests.updated") void revalidate();
  });
}
