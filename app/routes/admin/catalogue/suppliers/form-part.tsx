import type { ReactNode } from "react";

/** A part of a long form, under its heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}
