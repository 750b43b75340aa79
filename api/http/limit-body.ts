import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxUploadBytes } from "#contract/system/uploads.ts";

const maxBodyBytes = 1024 * 1024;
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
