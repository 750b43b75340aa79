import { X, type IconNode } from "lucide";
import { useId, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation } from "react-router";
import { useFollowLink, type FollowLink } from "#app/components/use-follow-link.ts";
import { BrandMark, type Brand } from "#app/components/brand-mark.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { useChange } from "#app/lib/use-change.ts";

export type NavItem = {
  to: string;
  label: string;
  icon: IconNode;
  /** Current only on exactly this path, not below it. */
  end?: boolean;
  /** Current though the page lies elsewhere: a record of this list with an address of its own. */
  current?: boolean;
  /** How much waits there; nothing is shown for 0. */
  count?: number;
};
export type NavSection = { label?: string; items: readonly NavItem[] };

type SidebarProps = { id: string; brand: Brand; home: string; navigation: readonly NavSection[] };

/**
 * The navigation. Beside the page on wide screens; on narrow ones the browser's popover, opened by any button
 * whose `popovertarget` is `id`, so that it needs no JavaScript.
 */
export function Sidebar({ id, brand, home, navigation }: SidebarProps) {
  const { t } = useTranslation("shell");
  const panel = useRef<HTMLElement>(null);
  const location = useLocation();
  const { pathname } = location;
  const follow = useFollowLink();
  useChange(location, () => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  });

  return (
    <nav
      ref={panel}
      id={id}
      popover="auto"
      aria-label={t("navigation")}
      data-slot="sidebar"
      className={cn(
        "m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col border-0 border-e border-sidebar-border bg-sidebar p-0",
        "text-sidebar-foreground backdrop:bg-scrim open:flex max-lg:fixed max-lg:inset-y-0 max-lg:start-0 max-lg:shadow-float",
        "lg:sticky lg:top-0 lg:flex lg:w-60 lg:shrink-0 print:hidden",
      )}
    >
      <div className="flex h-14 shrink-0 items-center justify-between gap-2 px-3">
        <a
          href={home}
          onClick={follow}
          aria-current={isCurrent({ to: home, end: true }, pathname) ? "page" : undefined}
          className="min-w-0 rounded-md p-1"
        >
          <BrandMark brand={brand} />
        </a>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t("closeMenu")}
          className="grid size-9 cursor-pointer place-items-center rounded-md hover:bg-sidebar-accent lg:hidden"
        >
          <Icon of={X} className="size-4" />
        </button>
      </div>
      <div className="flex-1 space-y-5 overflow-y-auto overscroll-contain px-3 pt-2 pb-6">
        {navigation.map((section) => (
          <Section
            key={section.label ?? section.items[0]?.to}
            section={section}
            pathname={pathname}
            follow={follow}
          />
        ))}
      </div>
    </nav>
  );
}

type SectionProps = { section: NavSection; pathname: string; follow: FollowLink };

function Section({ section, pathname, follow }: SectionProps) {
  const headingId = useId();
  return (
    <div>
      {section.label ? (
        <p id={headingId} className="px-2 pb-1 text-xs font-medium text-sidebar-muted">
          {section.label}
        </p>
      ) : null}
      <ul aria-labelledby={section.label ? headingId : undefined} className="space-y-px">
        {section.items.map((item) => (
          <li key={item.to}>
            <a
              href={item.to}
              onClick={follow}
              aria-current={isCurrent(item, pathname) ? "page" : undefined}
              className="nav-link"
            >
              <LinkContent item={item} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether a page lies at an entry or below it. Reckoned once here; the framework's own link asks for its place anew. */
function isCurrent({ to, end, current }: Pick<NavItem, "to" | "end" | "current">, pathname: string): boolean {
  const here = pathname.toLowerCase().replace(/\/$/, "");
  return current === true || here === to || (!end && here.startsWith(`${to}/`));
}

function LinkContent({ item: { label, icon, count } }: { item: NavItem }) {
  return (
    <>
      <Icon of={icon} className="nav-icon" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count ? (
        <span className="rounded-full bg-card px-1.5 text-xs leading-5 font-medium text-sidebar-foreground">
          {count}
        </span>
      ) : null}
    </>
  );
}
