import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { shapesOf } from "#scripts/bench/peers/shared/icons.ts";

export function Icon({ of, ...props }: ComponentProps<"svg"> & { of: IconNode }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...props}
      dangerouslySetInnerHTML={{ __html: shapesOf(of) }}
    />
  );
}

export function BrandSign({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className} fill="currentColor">
      <path d="M24 44C20.6 31 20.9 14.6 24 3c3.1 11.6 3.4 28 0 41Z" />
      <path d="M22.4 44C15.6 33.8 11.6 20.4 12.3 8.6c5.7 9.9 10 23.6 10.1 35.4Z" opacity=".82" />
      <path d="M25.6 44c6.8-10.2 10.8-23.6 10.1-35.4-5.7 9.9-10 23.6-10.1 35.4Z" opacity=".82" />
      <path d="M20.9 44C12.5 37.7 5.5 28.1 3 18.4 11.3 24.3 18.6 34.3 20.9 44Z" opacity=".6" />
      <path d="M27.1 44C35.5 37.7 42.5 28.1 45 18.4 36.7 24.3 29.4 34.3 27.1 44Z" opacity=".6" />
    </svg>
  );
}
