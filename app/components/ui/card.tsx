import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/** A surface with a border. Nothing that lies on the page has a shadow; shadows are for what floats. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      data-slot="card"
      className={cn("rounded-md border border-border bg-card text-card-foreground", className)}
      {...rest}
    />
  );
}

export function CardHeader({ className, ...rest }: ComponentProps<"header">) {
  return (
    <header
      data-slot="card-header"
      className={cn("flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 pt-4", className)}
      {...rest}
    />
  );
}

export function CardTitle({ className, children, ...rest }: ComponentProps<"h2">) {
  return (
    <h2 data-slot="card-title" className={cn("text-base font-semibold", className)} {...rest}>
      {children}
    </h2>
  );
}

export function CardDescription({ className, ...rest }: ComponentProps<"p">) {
  return (
    <p
      data-slot="card-description"
      className={cn("basis-full text-pretty text-muted-foreground", className)}
      {...rest}
    />
  );
}

export function CardContent({ className, ...rest }: ComponentProps<"div">) {
  return <div data-slot="card-content" className={cn("px-5 py-4", className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<"footer">) {
  return (
    <footer
      data-slot="card-footer"
      className={cn("flex flex-wrap items-center gap-3 border-t border-border px-5 py-3", className)}
      {...rest}
    />
  );
}
