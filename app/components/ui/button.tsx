import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

const variants = cva(
  [
    "inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border",
    "font-medium whitespace-nowrap transition-colors duration-150 select-none",
    "disabled:pointer-events-none disabled:opacity-55 aria-disabled:cursor-default aria-disabled:opacity-70",
    "[&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-primary text-primary-foreground hover:bg-primary-hover",
        secondary: "border-input/50 bg-card text-foreground hover:border-input hover:bg-accent",
        ghost: "border-transparent text-foreground hover:bg-accent",
        destructive:
          "border-transparent bg-destructive text-destructive-foreground hover:bg-destructive-hover",
        link: "rounded-sm border-transparent text-primary-text underline-offset-4 hover:underline",
      },
      size: {
        sm: "h-7 px-2.5 text-xs",
        md: "h-9 px-3.5 text-sm",
        lg: "h-11 px-5 text-base",
        icon: "size-9",
        "icon-sm": "size-7",
      },
    },
    compoundVariants: [{ variant: "link", className: "h-auto! px-0!" }],
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

type ButtonLook = VariantProps<typeof variants>;

/** The look of a button for other elements, such as links; what a variant says wins over the size. */
export function buttonVariants({ className, ...look }: ButtonLook & { className?: string } = {}): string {
  return cn(variants(look), className);
}

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Shows that work is going on; the button keeps its width, its words and the focus, but does nothing. */
    pending?: boolean;
  };

/** A button that says what happens. It is no submit button unless `type` says so. */
export function Button({ className, variant, size, pending, children, ...rest }: ButtonProps) {
  const classes = buttonVariants({ variant, size, className });
  return (
    <button
      type="button"
      data-slot="button"
      className={cn(classes, pending && "relative")}
      aria-disabled={pending || undefined}
      {...rest}
    >
      {pending ? <PendingMark /> : null}
      {children}
    </button>
  );
}

/** Three dots that breathe; they stand still for people who asked for less motion. */
function PendingMark() {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-1 flex justify-center gap-1">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="size-1 animate-pulse rounded-full bg-current"
          style={{ animationDelay: `${dot * 160}ms` }}
        />
      ))}
    </span>
  );
}
