import type { TypedChange } from "#app/domain/change-form.ts";
import type { SearchProblem } from "#app/domain/product-search.ts";
import { TripForm } from "#app/features/booking-change/trip-form.tsx";
import { AddServices, SwapOrRemove } from "#app/routes/agent/view-booking/change/wished-services.tsx";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";

type ChangeFormProps = {
  booking: ChangePreview;
  typed: TypedChange;
  problems: Record<string, SearchProblem>;
  /** What was added has moved with the trip. */
  moved: boolean;
  /** Who may search for products may add some. */
  mayAdd: boolean;
};

/** What is to be different, of the trip and of its services. */
export function ChangeForm({ booking, typed, problems, moved, mayAdd }: ChangeFormProps) {
  return (
    <TripForm booking={booking} typed={typed} problems={problems}>
      <SwapOrRemove booking={booking} typed={typed} />
      {mayAdd ? <AddServices booking={booking} typed={typed} moved={moved} /> : null}
    </TripForm>
  );
}
