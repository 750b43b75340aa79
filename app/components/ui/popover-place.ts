import { cn } from "#app/lib/cn.ts";

/** Look of a menu that is a popover: beside its button where the browser can place it there, else in the middle of the window. */
export const popoverPlace = cn(
  "m-auto supports-[position-area:end]:inset-auto supports-[position-area:end]:m-1",
  "[position-area:block-end_span-inline-start] [position-try-fallbacks:flip-block]",
  "max-w-72 min-w-52 rounded-md border border-border bg-popover p-1 text-start text-popover-foreground shadow-float",
);
