import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names. Of two that say the same thing the later one does not win by its place: what must win over a
 * component's own classes carries Tailwind's `!`.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
