import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";

export type AlertTone = "info" | "success" | "warning" | "danger";

const alertVariants = cva(
  "flex gap-3 rounded-md border px-4 py-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0",
  {
    variants: {
      tone: {
        info: "border-border bg-muted text-foreground [&>svg]:text-status-neutral",
        success:
          "border-status-green/35 bg-status-green-soft text-status-green-foreground [&>svg]:text-status-green",
        warning:
          "border-status-amber/40 bg-status-amber-soft text-status-amber-foreground [&>svg]:text-status-amber",
        danger: "border-status-red/35 bg-status-red-soft text-status-red-foreground [&>svg]:text-status-red",
      },
    },
  },
);

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type AlertProps = Omit<ComponentProps<"div">, "title"> & { tone?: AlertTone; title?: ReactNode };

/** A banner in the flow of the page. Give it `role="alert"` or `role="status"` only if it appears by itself. */
export function Alert({ tone = "info", title, className, children, ...rest }: AlertProps) {
  const { t } = useTranslation("kit");
  const icon = icons[tone];
  return (
    <div data-slot="alert" className={cn(alertVariants({ tone }), className)} {...rest}>
      <Icon of={icon} />
      <div className="min-w-0 flex-1 space-y-1">
        <span className="sr-only">{t("heading", { label: t(`notice.${tone}`) })} </span>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
