import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const mergeClasses = extendTailwindMerge({ extend: { theme: { shadow: ["float"] } } });

/** Joins class names; of two that say the same thing the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
