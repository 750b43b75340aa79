import type { BrandCode } from "#contract/primitives.ts";

type BrandSignProps = { brand: BrandCode; className?: string };

/** The sign of a brand: a fan of flax leaves, or the cone of a banksia. Decoration beside the brand's name. */
export function BrandSign({ brand, className }: BrandSignProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className} fill="currentColor">
      {brand === "NZ" ? <FlaxLeaves /> : <BanksiaCone />}
    </svg>
  );
}

function FlaxLeaves() {
  return (
    <>
      <path d="M24 44C20.6 31 20.9 14.6 24 3c3.1 11.6 3.4 28 0 41Z" />
      <path d="M22.4 44C15.6 33.8 11.6 20.4 12.3 8.6c5.7 9.9 10 23.6 10.1 35.4Z" opacity=".82" />
      <path d="M25.6 44c6.8-10.2 10.8-23.6 10.1-35.4-5.7 9.9-10 23.6-10.1 35.4Z" opacity=".82" />
      <path d="M20.9 44C12.5 37.7 5.5 28.1 3 18.4 11.3 24.3 18.6 34.3 20.9 44Z" opacity=".6" />
      <path d="M27.1 44C35.5 37.7 42.5 28.1 45 18.4 36.7 24.3 29.4 34.3 27.1 44Z" opacity=".6" />
    </>
  );
}

/** Rows of florets that narrow to the top, on a stem with two toothed leaves. */
function BanksiaCone() {
  const rows = [5.5, 8.5, 10, 10.6, 10.6, 10, 8.5];
  return (
    <>
      {rows.map((half, row) => (
        <path
          key={row}
          d={`M24 ${String(8 + row * 4)}c-${String(half * 0.5)} 0-${String(half)}-1.7-${String(half)}-4 ${String(half * 0.6)} 1.6 ${String(half * 1.4)} 1.6 ${String(half * 2)} 0 0 2.3-${String(half * 0.5)} 4-${String(half)} 4Z`}
          opacity={0.62 + (row % 2) * 0.38}
        />
      ))}
      <path d="M22.6 34h2.8v11h-2.8z" />
      <path d="M23 42C15 42 8 38.5 4 31c2.5.9 3.3.9 4.6-.4 1.2 1.8 2.5 2.3 4.3 1.5.8 2 2.2 2.9 4.2 2.5C19.5 36.5 22 38.5 23 42Z" />
      <path d="M25 42c8 0 15-3.5 19-11-2.5.9-3.3.9-4.6-.4-1.2 1.8-2.5 2.3-4.3 1.5-.8 2-2.2 2.9-4.2 2.5C28.5 36.5 26 38.5 25 42Z" />
    </>
  );
}
