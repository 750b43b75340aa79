import { pino, type Logger } from "pino";

/**
 * Structured lines on standard output. Paths that could hold a secret are replaced, and addresses are
 * logged without their query, so that no token or search word is kept.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: { service: "waymark" },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          "password",
          "token",
          "authorization",
          "cookie",
          "*.password",
          "*.token",
          "*.authorization",
          "*.cookie",
        ],
        censor: "[redacted]",
      },
    },
    linesTogether(),
  );
}

/** Lines are written a few kilobytes at a time, at the latest after a fifth of a second and when the process ends. */
function linesTogether() {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4_096 });
  setInterval(() => destination.flush(), 200).unref();
  return destination;
}

const capabilityPaths =
  /^\/(travel-app|quote|payments|reset-password|supplier\/(?:service|service-snapshot|reconfirm|calendar)|api\/public\/(?:itineraries|quotes|supplier-requests|supplier-calendars|reconfirmations|password-resets)|api\/find-itinerary|documents\/(?:itinerary|quote)|calendar)\/[^/]+/i;

/** A path as it may stand in a log: the token of a capability link is cut. */
export function loggedPath(pathname: string): string {
  const page = pathname.replaceAll(/\/{2,}/g, "/").replace(/\.data$/, "");
  // Whatever else is as long as a token is cut as well, should the path be written in another way.
  const cut = page.replace(capabilityPaths, "/$1/[token]").replaceAll(/[\w-]{40,}/g, "[token]");
  return cut.slice(0, 300);
}
