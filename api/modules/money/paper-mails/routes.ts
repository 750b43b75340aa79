import { route, type Route } from "#api/http/mount.ts";
import { sendPaper } from "#api/modules/money/paper-mails/mail-paper.ts";
import { mailPaper } from "#contract/money/paper-mails.ts";

/** Papers about money, sent by mail. */
export const paperMailRoutes: Route[] = [
  route(mailPaper, sendPaper, ({ body }) => Promise.resolve(body.email)),
];
