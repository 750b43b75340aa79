import type { AccountAudience } from "#contract/endpoint.ts";

/** The three portals: where each audience signs in and where it works. */
export const portals = {
  office: { home: "/admin", login: "/admin/login" },
  agent: { home: "/app", login: "/" },
  supplier: { home: "/supplier-app", login: "/supplier/login" },
} as const satisfies Record<AccountAudience, { home: string; login: string }>;

export function loginPathOf(audience: AccountAudience) {
  return portals[audience].login;
}

/** The portal a path belongs to; null outside of the three shells. */
export function portalOf(pathname: string): AccountAudience | null {
  for (const [audience, { home }] of Object.entries(portals)) {
    // Object.entries forgets the key's type.
    if (isBelow(pathname, home)) return audience as AccountAudience;
  }
  return null;
}

const signInPages =
  /^\/$|^\/(?:admin|supplier)\/login$|^\/(?:forgot-password|reset-password|sign-in|confirm-email)(?:\/|$)/;

/** Whether a page belongs to signing in, which is where people who are not signed in meet the house. */
export function isSignInPage(pathname: string): boolean {
  return signInPages.test(pathname);
}

/** Whether an address is that of a folder or of a page in it. */
export function isBelow(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}
