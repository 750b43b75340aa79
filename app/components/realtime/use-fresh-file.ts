import { useRevalidator } from "react-router";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { useChannel } from "#app/realtime/use-live.ts";

/** Reads the page anew when somebody saved the client file that it shows. */
export function useFreshFile(file: { uid: string; lock_version: number }): void {
  const { revalidate } = useRevalidator();
  useChannel(realtimeChannels.clientFile(file.uid), (event, payload) => {
    const told = typeof payload === "object" && payload !== null && "lock_version" in payload;
    if (event === "file.updated" && told && Number(payload.lock_version) > file.lock_version) {
      void revalidate();
    }
  });
}
