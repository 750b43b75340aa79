import { CircleAlert, CircleCheck, CircleDashed, Clock, type IconNode } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import type { CheckState } from "#contract/quality/finalisation/finalisation.ts";

const drawn: Record<CheckState, [icon: IconNode, colour: string]> = {
  done: [CircleCheck, "text-status-green-foreground"],
  open: [CircleDashed, "text-muted-foreground"],
  wrong: [CircleAlert, "text-destructive-text"],
  later: [Clock, "text-muted-foreground"],
};

/** How a check stands, by shape and colour; the word stands beside. */
export function CheckIcon({ state }: { state: CheckState }) {
  const [icon, colour] = drawn[state];
  return <Icon of={icon} className={`size-4 shrink-0 ${colour}`} />;
}
