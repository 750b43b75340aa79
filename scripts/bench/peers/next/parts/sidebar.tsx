"use client";

import { X } from "lucide";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { shell } from "#app/i18n/locales/en/core/shell.ts";
import { navLinkLook } from "#scripts/bench/peers/shared/looks.ts";
import { menuOf } from "#scripts/bench/peers/shared/menu.ts";
import { BrandSign, Icon } from "./icon.tsx";

export function Sidebar({ brand, permissions }: { brand: string; permissions: readonly string[] }) {
  const pathname = usePathname();
  return (
    <nav
      id="sidebar"
      popover="auto"
      aria-label={shell.navigation}
      data-slot="sidebar"
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col border-0 border-e border-sidebar-border bg-sidebar p-0 text-sidebar-foreground backdrop:bg-scrim open:flex max-lg:fixed max-lg:inset-y-0 max-lg:start-0 max-lg:shadow-float lg:sticky lg:top-0 lg:flex lg:w-60 lg:shrink-0 print:hidden"
    >
      <div className="flex h-14 shrink-0 items-center justify-between gap-2 px-3">
        <Link prefetch={false} className="min-w-0 rounded-md p-1" href="/admin">
          <span data-slot="brand-mark" className="inline-flex min-w-0 items-center gap-2.5">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-md bg-primary text-primary-foreground"
            >
              <BrandSign className="size-3/4" />
            </span>
            <span className="truncate text-sm font-semibold">{brand}</span>
          </span>
        </Link>
        <button
          type="button"
          popoverTarget="sidebar"
          popoverTargetAction="hide"
          aria-label={shell.closeMenu}
          className="grid size-9 cursor-pointer place-items-center rounded-md hover:bg-sidebar-accent lg:hidden"
        >
          <Icon of={X} className="size-4.5" />
        </button>
      </div>
      <div className="flex-1 space-y-5 overflow-y-auto overscroll-contain px-3 pt-2 pb-6">
        {menuOf(permissions).map(({ heading, entries }, index) => (
          <div key={heading ?? ""}>
            {heading && (
              <p id={`menu-${index}`} className="px-2 pb-1 text-xs font-medium text-sidebar-muted">
                {heading}
              </p>
            )}
            <ul aria-labelledby={heading && `menu-${index}`} className="space-y-px">
              {entries.map(({ to, label, icon }) => (
                <li key={to}>
                  <Link
                    prefetch={false}
                    href={to}
                    aria-current={pathname === to ? "page" : undefined}
                    className={navLinkLook}
                  >
                    <Icon of={icon} className="nav-icon" />
                    <span className="min-w-0 flex-1 truncate">{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
