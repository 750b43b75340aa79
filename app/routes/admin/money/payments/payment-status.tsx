import { Ban, CircleCheck, CircleDot, CircleX, Clock, Hourglass, TriangleAlert, Undo2 } from "lucide";
import { Badge } from "#app/components/ui/badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { PaymentStatus as Status } from "#contract/money/payment-words.ts";

const looks = {
  Created: { tone: "neutral", icon: CircleDot },
  Open: { tone: "amber", icon: Clock },
  Processing: { tone: "amber", icon: Hourglass },
  Approved: { tone: "green", icon: CircleCheck },
  Declined: { tone: "red", icon: CircleX },
  Cancelled: { tone: "red", icon: Ban },
  Expired: { tone: "neutral", icon: Clock },
  Error: { tone: "red", icon: TriangleAlert },
  "Part Refunded": { tone: "neutral", icon: Undo2 },
  Refunded: { tone: "neutral", icon: Undo2 },
} as const satisfies Record<Status, object>;

/** Where a card payment stands, by colour, icon and word. */
export function PaymentStatus({ status }: { status: Status }) {
  const { t } = useTranslation("payments");
  return <Badge {...looks[status]}>{t(`statuses.${status}`)}</Badge>;
}
