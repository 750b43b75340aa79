import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { tooLarge } from "#api/http/refusal.ts";
import { maxUploadBytes } from "#contract/system/uploads.ts";

const maxBodyBytes = 1024 * 1024;
/** Anybody may make these calls, so that one must cost next to nothing: they hold a dozen fields. */
const maxPublicBodyBytes = 64 * 1024;
/** A file that is a little too large still gets in, to be told so in words. */
const maxUploadBodyBytes = maxUploadBytes + 1024 * 1024;

/** Refuses bodies above the limit before they are read to their end; forms with files may be larger. */
export function limitBody(refuse: () => Response): MiddlewareHandler {
  const plain = bodyLimit({ maxSize: maxBodyBytes, onError: refuse });
  const withFiles = bodyLimit({ maxSize: maxUploadBodyBytes, onError: refuse });
  return (context, next) => {
    // To look for a body would make a whole request of what the server keeps as its head.
    if (["GET", "HEAD"].includes(context.req.method)) return next();
    const hasFiles = (context.req.header("Content-Type") ?? "").startsWith("multipart/form-data");
    return (hasFiles ? withFiles : plain)(context, next);
  };
}

const ofPublicCall = bodyLimit({
  maxSize: maxPublicBodyBytes,
  onError: () => {
    throw tooLarge();
  },
});

/** Throws for a body that is too large for a call which anybody may make, before it is taken apart. */
export async function limitPublicBody(context: Context): Promise<void> {
  if (context.req.method !== "GET") await ofPublicCall(context, () => Promise.resolve());
}
