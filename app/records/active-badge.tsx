import { CircleCheck, CircleDashed } from "lucide";
import type { ReactNode } from "react";
import { Badge } from "#app/components/ui/badge.tsx";

/** Whether a record is offered or only kept, in the words of its kind. */
export function ActiveBadge({ active, children }: { active: boolean; children: ReactNode }) {
  return (
    <Badge tone={active ? "green" : "neutral"} icon={active ? CircleCheck : CircleDashed}>
      {children}
    </Badge>
  );
}
