import type { Texts } from "#app/i18n/texts.ts";

/** Notifications, who else is on a page, handing files over. */
export const notifications = {
  title: "Notifications",
  intro: "What concerns you, newest first.",
  bell: "Notifications",
  bellNew_one: "Notifications, {{count}} new",
  bellNew_other: "Notifications, {{count}} new",
  all: "All",
  fresh: "New",
  filter: "Show",
  today: "Today",
  yesterday: "Yesterday",
  isNew: "New",
  open: "Open",
  markRead: "Mark as read",
  markAll: "Mark all as read",
  markedAll: "All notifications are marked as read.",
  empty: "No notifications yet",
  emptyText: "When something concerns you, it appears here and behind the bell.",
  emptyNew: "Nothing new",
  emptyNewText: "You have read everything.",
  presence: {
    also_one: "{{names}} is also here",
    also_other: "{{names}} are also here",
    more_one: "{{count}} other",
    more_other: "{{count}} others",
  },
  paused: "Live updates are paused. Reload the page to see the latest.",
  assign: {
    menu: "Hand over",
    label: "Consultant",
    submit: "Hand over file",
    done: "{{name}} now looks after this file.",
    conflict: "Somebody else saved this file in the meantime. Nothing was changed; please look again.",
    none: "Nobody yet",
  },
};

export type NotificationTexts = Texts<typeof notifications>;
