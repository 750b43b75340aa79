import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { useArrivalFocus } from "#app/lib/use-arrival-focus.ts";
import type { CreateFields } from "#app/features/quotes/create-rules.ts";
import { CustomForm } from "#app/features/quotes/custom-form.tsx";
import type { TravelPackage } from "#contract/catalogue/packages/package.ts";

type NotOfferedProps = {
  gone: {
    ref: string;
    places: readonly Suggestion[];
    typed: Pick<CreateFields, "name" | "agent_reference" | "travel_date" | "class" | "rooms">;
  };
  /** The package as the page had shown it before. */
  known: TravelPackage | null;
  /** It was to be saved. */
  unsaved: boolean;
};

/** A package that cannot be had, or no longer: what was typed for it goes into a quote of the agent's own. */
export function NotOffered({ gone: { ref, places, typed }, known, unsaved }: NotOfferedProps) {
  const { t } = useTranslation(["packages", "quotes"]);
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const begin = {
    ...typed,
    ...(known && {
      duration_days: String(known.duration_days),
      start_place: known.start_place.code,
      transport: known.transport,
    }),
  };
  return (
    <div className="space-y-6">
      <div className="space-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
          {t("gone.title", { name: known?.name ?? ref })}
        </h1>
        <Alert tone="warning" role="alert" className="max-w-3xl">
          <p>{t("gone.text")}</p>
          {unsaved ? <p>{t("gone.unsaved")}</p> : null}
        </Alert>
        <Link to={href("/app/quick-quote")} className={buttonVariants()}>
          {t("gone.others")}
        </Link>
      </div>
      <Card className="max-w-3xl">
        <CardHeader>
          <CardTitle>{t("gone.own")}</CardTitle>
          <CardDescription>{t("gone.ownText")}</CardDescription>
        </CardHeader>
        <CardContent>
          <CustomForm
            places={places}
            lastResult={undefined}
            begin={begin}
            action={href("/app/list-bookings/create")}
          />
        </CardContent>
      </Card>
    </div>
  );
}
