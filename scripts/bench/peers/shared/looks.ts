import type { StatusTone } from "#app/domain/status-tone.ts";

const button =
  "inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors duration-150 select-none disabled:pointer-events-none disabled:opacity-55 aria-disabled:cursor-default aria-disabled:opacity-70 [&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0";

const variants = {
  primary: "border-transparent bg-primary text-primary-foreground hover:bg-primary-hover",
  secondary: "border-input/50 bg-card text-foreground hover:border-input hover:bg-accent",
  ghost: "border-transparent text-foreground hover:bg-accent",
};
const sizes = { normal: "h-9 px-3.5 text-sm", small: "h-7 px-2.5 text-xs", icon: "size-9" };

/** The product's own style sheet dresses the peers as well; these are its classes. */
export const buttonLook = (variant: keyof typeof variants, size: keyof typeof sizes = "normal") =>
  `${button} ${variants[variant]} ${sizes[size]}`;

export const inputLook =
  "w-full min-w-0 rounded-md border border-input bg-card px-3 text-base text-foreground transition-colors duration-150 placeholder:text-muted-foreground hover:border-foreground/60 sm:text-sm focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground read-only:bg-muted aria-invalid:border-destructive aria-invalid:focus-visible:outline-destructive h-9";

export const selectLook = `${inputLook} cursor-pointer appearance-none truncate pr-9 enabled:read-only:bg-card!`;

export const menuItemLook =
  "flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-start text-sm -outline-offset-2 hover:bg-accent [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground";

export const menuPanelLook =
  "absolute z-40 min-w-52 rounded-md border border-border bg-popover p-1 text-popover-foreground shadow-float top-full mt-1.5";

export const menuHeadingLook = "px-2.5 pt-2 pb-1 text-xs font-medium text-muted-foreground";

export const navLinkLook = "nav-link";

export const tabLook =
  "grid h-8 place-items-center rounded-sm px-3 text-sm text-muted-foreground hover:text-foreground aria-[current]:bg-card aria-[current]:font-medium aria-[current]:text-foreground sm:h-6.5 sm:text-xs";

export const toneDrawings: Record<StatusTone, string> = {
  green: "done",
  amber: "waiting",
  red: "refused",
  neutral: "open",
};

export const newsLook =
  "absolute -end-0.5 top-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-semibold text-primary-foreground tabular-nums ring-2 ring-background";
