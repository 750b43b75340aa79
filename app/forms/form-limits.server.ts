import { portalOf } from "#app/domain/portals.ts";

/** What a posted form may hold: bytes of its body, and fields. */
export type FormLimits = { bytes: number; fields: number };

const portal: FormLimits = { bytes: 10 * 1024 * 1024, fields: 1_000 };
/** Anybody may post these, so one must cost next to nothing: forms of guests have a dozen fields. */
const open: FormLimits = { bytes: 64 * 1024, fields: 50 };

/** Addresses outside of the portals' own that only accounts can post to. */
const forAccounts = ["/uploads", "/dev/kit"];

/**
 * The limits of forms that are posted to a path, however it is spelled. Below the portals' homes, and not at their
 * doors, the guards have asked who it is before a form is read; the web server ends bodies there.
 */
export function formLimitsOf(pathname: string): FormLimits {
  const path = spelledOut(pathname.replace(/\.data$/, ""));
  if (path === "/admin/login") return open;
  return portalOf(path) || forAccounts.includes(path) ? portal : open;
}

/** As the router reads it, which decodes a path and looks at neither case nor slashes at its end. */
function spelledOut(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, "");
  } catch {
    return "";
  }
}
