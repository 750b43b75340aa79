import { BrandSign } from "#app/components/brand-sign.tsx";
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
        <BrandSign brand={brand.code} className="size-[74%]" />
      </span>
      <span
        className={compact ? "sr-only" : cn("truncate font-semibold", size === "lg" ? "text-lg" : "text-sm")}
      >
        {brand.name}
      </span>
    </span>
  );
}
