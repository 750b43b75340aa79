import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";

type StatePageProps = {
  icon: IconNode;
  title: string;
  text: string;
  /** True where a shell already has the main landmark. */
  inShell: boolean;
  children?: ReactNode;
};

/** Alone the page may be anybody's, on a phone as well. */
const roomy =
  "[&>:is(a,button)]:min-h-12 [&>:is(a,button)]:px-5 [&>:is(a,button)]:text-base [&>form>button]:min-h-12";

/** A page that can only say one thing: what happened and what to do now. Fits inside a shell and alone. */
export function StatePage({ icon, title, text, inShell, children }: StatePageProps) {
  const Frame = inShell ? "div" : "main";
  return (
    <Frame
      data-slot="state-page"
      className={cn("grid place-items-center px-4 py-12", inShell ? "min-h-[60dvh]" : "min-h-dvh text-base")}
    >
      <div className="flex w-full max-w-110 flex-col items-center gap-3 text-center">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-primary-soft text-primary-text">
          <Icon of={icon} className="size-6" strokeWidth={1.75} />
        </span>
        <h1 className="text-lg">{title}</h1>
        <p className="text-pretty text-muted-foreground">{text}</p>
        <div className={cn("mt-2 flex flex-col items-center gap-4", !inShell && roomy)}>{children}</div>
      </div>
    </Frame>
  );
}
