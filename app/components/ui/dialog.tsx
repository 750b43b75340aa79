import { X } from "lucide";
import { useId, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";

type DialogProps = {
  /** Opened by any `<DialogTrigger target={id}>`, with or without JavaScript. */
  id: string;
  title: string;
  description?: ReactNode;
  /** The real buttons, for example a form that posts. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A question over the page, made of the browser's popover: Escape and a click beside it close it. */
export function Dialog({ id, title, description, footer, children }: DialogProps) {
  const { t } = useTranslation("kit");
  const titleId = useId();
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      data-slot="dialog"
      className={cn(
        "fixed inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md overflow-y-auto rounded-md border",
        "border-border bg-popover p-0 text-popover-foreground shadow-float backdrop:bg-scrim",
      )}
    >
      <header className="flex items-start justify-between gap-4 px-5 pt-4">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        <Button
          variant="ghost"
          size="icon-sm"
          className="-me-2 -mt-0.5"
          aria-label={t("dialog.close")}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon of={X} />
        </Button>
      </header>
      <div className="space-y-3 px-5 pt-1 pb-5">
        {description ? <div className="text-pretty text-muted-foreground">{description}</div> : null}
        {children}
      </div>
      {footer ? (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-border bg-muted/60 px-5 py-3">
          {footer}
        </footer>
      ) : null}
    </div>
  );
}

/** The button that opens a dialog. */
export function DialogTrigger({ target, ...rest }: ComponentProps<typeof Button> & { target: string }) {
  return <Button popoverTarget={target} popoverTargetAction="show" aria-haspopup="dialog" {...rest} />;
}
