/** Something that happened, for the listeners of some channels. `data` is JSON text. */
export type RealtimeEvent = {
  channels: string[];
  event: string;
  data: string;
  /** Socket that caused it and need not hear of it. */
  except?: string | undefined;
};

/** Hands events to whoever listens. Resolves when they are on their way; rejects when they are lost. */
export type SendEvents = (events: RealtimeEvent[]) => Promise<void>;
