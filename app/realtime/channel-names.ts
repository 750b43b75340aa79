/** Names of channels a page listens to, as `contract/system/realtime/channels.ts` has them, without its schemas. */
export const realtimeChannels = {
  status: "public.status",
  user: (uid: string) => `private-user.${uid}`,
  supplier: (uid: string) => `private-supplier.${uid}`,
  clientFile: (uid: string) => `private-client-file.${uid}`,
  clientFileReaders: (uid: string) => `presence-client-file.${uid}`,
  departure: (uid: string) => `private-departure.${uid}`,
  itinerary: (uid: string) => `private-itinerary.${uid}`,
} as const;
