import { useId, type ReactNode } from "react";
import { Card } from "#app/components/ui/card.tsx";

/** One subject of a settings page: what it is about on the left, what can be set on the right. */
export function SettingsSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot="settings-section"
      className="grid gap-x-10 gap-y-3 border-t border-border py-7 first:border-t-0 first:pt-1 lg:grid-cols-[16rem_minmax(0,36rem)]"
    >
      <header>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {text ? <p className="mt-1 text-pretty text-muted-foreground">{text}</p> : null}
      </header>
      <Card className="h-fit min-w-0 p-5">{children}</Card>
    </section>
  );
}
