import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { TypedChange } from "#app/domain/change-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useArrivalFocus } from "#app/lib/use-arrival-focus.ts";
import { changePage } from "#app/routes/agent/view-booking/change/change-page.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";

type ChoosingFrameProps = {
  title: string;
  booking: ChangePreview;
  typed: TypedChange;
  children: ReactNode;
};

/** A page on which something is chosen for a change; the way back keeps what was typed. */
export function ChoosingFrame({ title, booking, typed, children }: ChoosingFrameProps) {
  const { t } = useTranslation("changes");
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <div className="max-w-3xl space-y-6">
      <FilePageHead
        title={title}
        file={booking}
        to={href("/app/view-booking/:reference", { reference: booking.reference })}
        headingRef={heading}
      />
      {children}
      <Link to={changePage(booking.reference, typed)} className={buttonVariants()}>
        <Icon of={ArrowLeft} />
        {t("choosing.back")}
      </Link>
    </div>
  );
}
