import { Hono, type Context } from "hono";
import { z } from "zod";
import type { RealtimeApp } from "#api/realtime/config.ts";
import { callSignature, isSameSecret, md5Of } from "#api/realtime/signature.ts";
import { channelKind, takesEvents } from "#server/realtime/channel-name.ts";
import { publish, terminate, type Hub } from "#server/realtime/hub.ts";
import type { Limits } from "#server/realtime/limits.ts";

type CallParts = { hub: Hub; app: RealtimeApp; limits: Limits; now?: () => number };
/** The body was read for its digest already. */
type CallEnv = { Variables: { body: string } };

const clockToleranceSeconds = 600;
const maxBatch = 10;

const EventName = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => !/^pusher(_internal)?:/.test(name), "belongs to the protocol");
const Channel = z.string().refine(takesEvents, "is no name of a channel");
const common = {
  name: EventName,
  data: z.string(),
  socket_id: z
    .string()
    .regex(/^\d+\.\d+$/)
    .nullish(),
  info: z.string().optional(),
};
const Event = z
  .object({ ...common, channel: Channel.optional(), channels: z.array(Channel).max(100).optional() })
  .transform(({ channel, channels, ...rest }) => ({
    ...rest,
    channels: channels ?? (channel === undefined ? [] : [channel]),
  }))
  .refine(({ channels }) => channels.length > 0, "no channel");
const Batch = z.object({ batch: z.array(z.object({ ...common, channel: Channel })).max(maxBatch) });

/** The calls a server of ours or of somebody else makes: `/apps/{id}/…`, signed with the application's secret. */
export function createRealtimeCalls(parts: CallParts): Hono<CallEnv> {
  const { hub, limits } = parts;
  const calls = new Hono<CallEnv>();
  calls.use("/apps/:app/*", async (context, next) => {
    const body = await context.req.text();
    const refusal = refusalOf(context, body, parts);
    if (refusal) return context.text(refusal.message, refusal.status);
    context.set("body", body);
    return next();
  });
  calls.post("/apps/:app/events", (context) => {
    const event = Event.safeParse(json(context.get("body")));
    if (!event.success) return context.text(`Not an event: ${z.prettifyError(event.error)}`, 400);
    const { channels, name, data, socket_id: except, info } = event.data;
    if (Buffer.byteLength(data) > limits.dataBytes) return context.text("The data is too large.", 413);
    publish(hub, { channels, event: name, data, ...(except && { except }) });
    if (!info) return context.json({});
    return context.json({
      channels: Object.fromEntries(channels.map((one) => [one, infoOf(hub, one, info)])),
    });
  });
  calls.post("/apps/:app/batch_events", (context) => {
    const parsed = Batch.safeParse(json(context.get("body")));
    if (!parsed.success) return context.text(`Not a batch: ${z.prettifyError(parsed.error)}`, 400);
    const { batch } = parsed.data;
    if (batch.some(({ data }) => Buffer.byteLength(data) > limits.dataBytes)) {
      return context.text("The data is too large.", 413);
    }
    for (const { channel, name, data, socket_id: except } of batch) {
      publish(hub, { channels: [channel], event: name, data, ...(except && { except }) });
    }
    if (!batch.some(({ info }) => info)) return context.json({});
    return context.json({
      batch: batch.map(({ channel, info }) => (info ? infoOf(hub, channel, info) : {})),
    });
  });
  addReadings(calls, hub);
  calls.post("/apps/:app/users/:user/terminate_connections", (context) => {
    terminate(hub, context.req.param("user"));
    return context.json({});
  });
  calls.all("/apps/*", (context) => context.text("Not Found", 404));
  return calls;
}

function addReadings(calls: Hono<CallEnv>, hub: Hub) {
  calls.get("/apps/:app/channels", (context) => {
    const { filter_by_prefix: prefix = "", info = "" } = context.req.query();
    if (info.includes("user_count") && !prefix.startsWith("presence-")) {
      return context.text("user_count needs filter_by_prefix to begin with presence-", 400);
    }
    const found = hub.census.occupied().filter((one) => one.startsWith(prefix));
    return context.json({ channels: Object.fromEntries(found.map((one) => [one, infoOf(hub, one, info)])) });
  });
  calls.get("/apps/:app/channels/:channel", (context) => {
    const channel = context.req.param("channel");
    const { info = "" } = context.req.query();
    return context.json({ occupied: hub.census.sockets(channel) > 0, ...infoOf(hub, channel, info) });
  });
  calls.get("/apps/:app/channels/:channel/users", (context) => {
    const channel = context.req.param("channel");
    if (channelKind(channel) !== "presence") return context.text("Only presence channels have users.", 400);
    return context.json({ users: [...hub.census.members(channel).keys()].map((id) => ({ id })) });
  });
}

function infoOf({ census }: Hub, channel: string, info: string) {
  const wanted = info.split(",");
  const isPresence = channelKind(channel) === "presence";
  return {
    ...(wanted.includes("subscription_count") && { subscription_count: census.sockets(channel) }),
    ...(wanted.includes("user_count") && isPresence && { user_count: census.members(channel).size }),
  };
}

/** Why a call is not believed; null when it is. */
function refusalOf(context: Context<CallEnv>, body: string, { app, now = Date.now }: CallParts) {
  if (context.req.param("app") !== app.appId) {
    return { status: 404, message: "There is no such application." } as const;
  }
  const refused = (message: string) => ({ status: 401, message }) as const;
  const query = context.req.query();
  if (!isSameSecret(query["auth_key"] ?? "", app.key)) return refused("The key is not this application's.");
  if (query["auth_version"] !== "1.0") return refused("The version of the signature is not supported.");
  const seconds = Number(query["auth_timestamp"]);
  if (!(Math.abs(now() / 1000 - seconds) <= clockToleranceSeconds)) {
    return refused("The time of the signature is more than ten minutes off.");
  }
  if (body !== "" && !isSameSecret(query["body_md5"] ?? "", md5Of(body))) {
    return refused("The digest of the body is wrong.");
  }
  const { method, path } = context.req;
  const wanted = callSignature(app.secret, { method, path, query });
  return isSameSecret(query["auth_signature"] ?? "", wanted) ? null : refused("The signature is wrong.");
}

function json(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
