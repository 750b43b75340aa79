import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import type { TypedChange } from "#app/domain/change-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useArrivalFocus } from "#app/lib/use-arrival-focus.ts";
import { changePage } from "#app/routes/agent/view-booking/change/change-page.ts";
import type { ChangePreview } from "#contract/bookings/change.ts";

type ChoosingFrameProps = {
  title: string;
  booking: Pick<ChangePreview, "reference" | "name">;
  typed: TypedChange;
  children: ReactNode;
};

/** A page on which something is chosen for a change; the way back keeps what was typed. */
export function ChoosingFrame({ title, booking, typed, children }: ChoosingFrameProps) {
  const { t } = useTranslation("changes");
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { reference, name } = booking;
  return (
    <div className="max-w-3xl space-y-6">
      <header className="space-y-1">
        <h1 ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
          {title}
        </h1>
        <p className="text-muted-foreground">
          <Link
            to={href("/app/view-booking/:reference", { reference })}
            className="underline underline-offset-2 hover:text-foreground"
          >
            {name}
          </Link>
          {` · ${reference}`}
        </p>
      </header>
      {children}
      <Link to={changePage(reference, typed)} className={buttonVariants()}>
        <ArrowLeft aria-hidden="true" />
        {t("choosing.back")}
      </Link>
    </div>
  );
}
