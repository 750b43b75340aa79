import { Eye, MessagesSquare } from "lucide";
import { Link, useRevalidator } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { useChannel } from "#app/realtime/use-live.ts";
import type { FileMessage, FileThread } from "#contract/sales/client-files/messages.ts";

type MessageThreadProps = {
  thread: FileThread;
  /** Public name of the file, whose news keep the thread fresh. */
  fileUid: string;
  timeZone: string;
  reader: "agent" | "office";
  /** The page of the thread. */
  path: string;
  /** An older piece than the newest is shown. */
  isOlder: boolean;
};

/** What office, agency and client wrote about a file, the newest at the end. */
export function MessageThread({ thread, fileUid, timeZone, reader, path, isOlder }: MessageThreadProps) {
  const { t } = useTranslation("messages");
  const { revalidate } = useRevalidator();
  useChannel(realtimeChannels.clientFile(fileUid), (event) => {
    if (event === "message.created" || event.startsWith("quote.")) void revalidate();
  });
  const { messages, earlier } = thread;
  const linkClasses = "text-primary-text hover:underline";
  return (
    <div className="space-y-4">
      {messages.length === 0 ? <Nothing isOlder={isOlder} reader={reader} /> : null}
      {earlier === null ? null : (
        <p className="text-center print:hidden">
          <Link to={`${path}?${new URLSearchParams({ before: earlier })}`} className={linkClasses}>
            {t("earlier")}
          </Link>
        </p>
      )}
      <ol className="space-y-3 empty:hidden" aria-label={t("title")}>
        {messages.map((message) => (
          <Message
            key={message.uid}
            message={message}
            timeZone={timeZone}
            isOwn={message.author === reader}
          />
        ))}
      </ol>
      {isOlder ? (
        <p className="text-center print:hidden">
          <Link to={path} className={linkClasses}>
            {t("newest")}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

function Nothing({ isOlder, reader }: Pick<MessageThreadProps, "isOlder" | "reader">) {
  const { t } = useTranslation("messages");
  if (isOlder) return <p className="text-muted-foreground">{t("emptyPage")}</p>;
  return (
    <EmptyState
      icon={MessagesSquare}
      title={t("empty")}
      text={t(reader === "agent" ? "emptyAgent" : "emptyOffice")}
      className="py-8"
    />
  );
}

type MessageProps = { message: FileMessage; timeZone: string; isOwn: boolean };

function Message({ message, timeZone, isOwn }: MessageProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { author, author_name: name, kind, body, at } = message;
  return (
    <li className={cn("max-w-[44rem] rounded-md p-3", isOwn ? "ms-auto bg-primary-soft" : "bg-muted")}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
        <span className="font-medium text-foreground">{name}</span>
        <span>{t(`authors.${author}`)}</span>
        <time dateTime={at}>{formatInstant(at, timeZone, locale)}</time>
        {kind === "message" ? null : <Badge>{t(`kinds.${kind}`)}</Badge>}
        {message.for_client ? (
          <span className="inline-flex items-center gap-1">
            <Icon of={Eye} className="size-3.5" />
            {t("forClient")}
          </span>
        ) : null}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{body}</p>
    </li>
  );
}
