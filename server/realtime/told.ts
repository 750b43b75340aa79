import { z } from "zod";

/** What the processes of one installation tell each other. */
const Told = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("event"),
    from: z.string(),
    channels: z.array(z.string()),
    event: z.string(),
    data: z.string(),
    except: z.string().optional(),
    userId: z.string().optional(),
  }),
  /** Who listens to a channel through the sender. */
  z.object({
    kind: z.literal("presence"),
    from: z.string(),
    channel: z.string(),
    sockets: z.int(),
    members: z.array(z.tuple([z.string(), z.unknown()])),
  }),
  /** All channels of the sender; `asks` wants the others to tell everything they have. */
  z.object({ kind: z.literal("alive"), from: z.string(), channels: z.array(z.string()), asks: z.boolean() }),
  z.object({ kind: z.literal("gone"), from: z.string() }),
  z.object({ kind: z.literal("terminate"), from: z.string(), userId: z.string() }),
]);
type Told = z.infer<typeof Told>;

/** A message before its sender is named. Spread over the union, so that each kind keeps its own fields. */
export type ToTell = Told extends infer One ? (One extends Told ? Omit<One, "from"> : never) : never;

/** Reads what came over the bus; null for anything else. */
export function readTold(text: string): Told | null {
  try {
    return Told.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
