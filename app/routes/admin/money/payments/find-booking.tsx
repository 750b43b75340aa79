import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** Asks for the booking first. `sought` is a reference that there is none of. */
export function FindBooking({ sought }: { sought: string | null }) {
  const { t } = useTranslation("payments");
  return (
    <Card>
      <CardContent className="pt-5">
        <Form method="get" className="space-y-4">
          <div className="grid gap-1.5">
            <Label htmlFor="reference">{t("find.reference")}</Label>
            <Input
              id="reference"
              name="reference"
              defaultValue={sought ?? ""}
              required
              autoComplete="off"
              autoCapitalize="characters"
              className="max-w-xs"
              {...(sought && { "aria-invalid": true, "aria-describedby": "reference-error" })}
            />
            {sought ? (
              <p id="reference-error" role="alert" className="text-sm wrap-anywhere text-destructive-text">
                {t("find.none", { reference: sought })}
              </p>
            ) : null}
          </div>
          <Button type="submit" variant="primary">
            {t("find.button")}
          </Button>
        </Form>
      </CardContent>
    </Card>
  );
}
