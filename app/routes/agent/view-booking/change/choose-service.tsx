import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { StartTimeSelect } from "#app/components/product-search/start-time-select.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import type { TypedChange } from "#app/domain/change-form.ts";
import { changePage } from "#app/routes/agent/view-booking/change/change-page.ts";

type ChooseServiceProps = {
  reference: string;
  /** The form with the service in it that begins at a time; the last word of `list` is the service. */
  chosenAt: (start: string | undefined) => TypedChange;
  list: "swap" | "add";
  /** What is chosen, and the whole deed, for those who hear the page. */
  name: string;
  label: string;
  variant?: "primary" | "secondary";
  startTimes: readonly string[];
  start: string | undefined;
  children: ReactNode;
};

/** Back to the form of a change with a service that was chosen for it, at one of its times where it has several. */
export function ChooseService(props: ChooseServiceProps) {
  const {
    reference,
    chosenAt,
    list,
    name,
    label,
    variant = "secondary",
    startTimes,
    start,
    children,
  } = props;
  if (startTimes.length < 2) {
    return (
      <Link
        to={changePage(reference, chosenAt(start))}
        aria-label={label}
        className={buttonVariants({ variant, size: "sm" })}
      >
        {children}
      </Link>
    );
  }
  const chosen = chosenAt(start);
  const { pathname, search, hash } = changePage(reference, { ...chosen, [list]: chosen[list].slice(0, -1) });
  return (
    <Form action={`${pathname}${hash}`} className="flex flex-wrap items-center gap-2">
      {[...new URLSearchParams(search)].map(([field, value], index) => (
        <input key={`${index} ${field}`} type="hidden" name={field} value={value} />
      ))}
      <StartTimeSelect
        of={name}
        startTimes={startTimes}
        chosen={start}
        name={list}
        wordOf={(time) => chosenAt(time)[list].at(-1) ?? ""}
      />
      <Button type="submit" size="sm" variant={variant} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
