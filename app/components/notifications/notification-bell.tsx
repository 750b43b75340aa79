import { Bell, WifiOff } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFetcher } from "react-router";
import { useFollowLink } from "#app/components/use-follow-link.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { useChannel, useIsLongLost } from "#app/realtime/use-live.ts";

type NotificationBellProps = {
  /** The page with the notifications. */
  path: string;
  /** `unread` as the server counted it for this page. */
  account: { uid: string; unread: number };
};

const mostShown = 99;

/** The way to the notifications with how many are new; counts on while the page is open. */
export function NotificationBell({ path, account }: NotificationBellProps) {
  const { t } = useTranslation("notifications");
  const { data, load } = useFetcher<{ unread: number | null }>({ key: "unread-notifications" });
  useChannel(realtimeChannels.user(account.uid), (event) => {
    if (event.startsWith("notification.")) void load("/notifications/unread");
  });
  const isLost = useIsLongLost();
  const follow = useFollowLink();
  const unread = data?.unread ?? account.unread;
  const name = unread > 0 ? t("bellNew", { count: unread }) : t("bell");
  return (
    <span className="flex shrink-0 items-center">
      {isLost ? (
        <span title={t("paused")} className="grid size-9 place-items-center text-muted-foreground">
          <Icon of={WifiOff} className="size-4" />
          <span className="sr-only">{t("paused")}</span>
        </span>
      ) : null}
      <a
        href={path}
        onClick={follow}
        aria-label={name}
        className="relative grid size-9 place-items-center rounded-md hover:bg-accent"
      >
        <Icon of={Bell} className="size-5" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute -end-0.5 top-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-semibold text-primary-foreground tabular-nums ring-2 ring-background"
          >
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        ) : null}
      </a>
      {/* Says a change aloud; what the page came with is said by the link. */}
      <span role="status" className="sr-only">
        {unread !== account.unread ? name : ""}
      </span>
    </span>
  );
}
