import { cn } from "#app/lib/cn.ts";
import type { BrandCode } from "#contract/primitives.ts";

export type Brand = { code: BrandCode; name: string };

type BrandMarkProps = {
  brand: Brand;
  /** Only the sign; the name is then left to assistive technology. */
  compact?: boolean;
  size?: "md" | "lg";
  className?: string;
};

/** Sign and name of a brand: a fan of flax leaves for New Zealand, a banksia cone for Australia. */
export function BrandMark({ brand, compact = false, size = "md", className }: BrandMarkProps) {
  return (
    <span data-slot="brand-mark" className={cn("inline-flex min-w-0 items-center gap-2.5", className)}>
      <span
        aria-hidden="true"
        className={cn(
          "grid shrink-0 place-items-center rounded-md bg-primary text-primary-foreground",
          size === "lg" ? "size-11" : "size-8",
        )}
      >
        {brand.code === "AU" ? <BanksiaSign /> : <FlaxSign />}
      </span>
      <span
        className={compact ? "sr-only" : cn("truncate font-semibold", size === "lg" ? "text-lg" : "text-sm")}
      >
        {brand.name}
      </span>
    </span>
  );
}

function FlaxSign() {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-[74%]"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    >
      <path d="M16 29V4" />
      <path d="M14.6 29C14.4 19 12.6 11.4 8 6.5M17.4 29C17.6 19 19.4 11.4 24 6.5" />
      <path d="M13 29C12.4 22.5 9.4 17.2 3.5 14.5M19 29C19.6 22.5 22.6 17.2 28.5 14.5" strokeOpacity="0.8" />
    </svg>
  );
}

function BanksiaSign() {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-[74%]"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path
        d="M16 3.5c-4 0-6 3.4-6 8.3S12 21.5 16 21.500s6-4.8 6-9.700S20 3.5 16 3.500Z"
        fill="currentColor"
        fillOpacity="0.18"
      />
      <path
        d="M11.5 9.500L16 6.500l4.5 3M10.5 14L16 10.500l5.5 3.500M11.5 18.500L16 15l4.5 3.5"
        strokeWidth="1.7"
      />
      <path d="M16 21.500V29M16 28C11 28.5 6.5 26 4.5 20.500c5 .3 9.5 2.5 11.5 7.500M16 28c5 .5 9.5-2 11.5-7.5-5 .3-9.5 2.5-11.5 7.5" />
    </svg>
  );
}
