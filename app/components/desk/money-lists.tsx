import { OverpaidList } from "#app/components/desk/overpaid-list.tsx";
import { ReceivedList } from "#app/components/desk/received-list.tsx";
import type { OfficeDesk } from "#contract/sales/desks.ts";
import type { z } from "zod";

type MoneyListsProps = Pick<z.infer<typeof OfficeDesk>, "received" | "overpaid"> & {
  /** Where the reader is. */
  timeZone: string;
};

/** What came in for files, and what is to go back; each for those who see to it. */
export function MoneyLists({ received, overpaid, timeZone }: MoneyListsProps) {
  if (!received && !overpaid) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      {received ? <ReceivedList rows={received} timeZone={timeZone} /> : null}
      {overpaid ? <OverpaidList {...overpaid} timeZone={timeZone} /> : null}
    </div>
  );
}
