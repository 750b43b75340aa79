import { useRef, useState, useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LocatorPicker } from "#app/components/route-map/locator-picker.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { readTyped, writeTyped } from "#app/domain/typed-values.ts";
import { changeByHand } from "#app/forms/change-by-hand.ts";
import type { AppField } from "#app/forms/fields/field.ts";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import type { LocationChoices } from "#app/routes/admin/content/itinerary-locations/location-form.tsx";

type PositionFieldsProps = {
  fields: Record<"lat" | "lng", AppField>;
  formId: string;
  maps: LocationChoices["maps"];
};

/** Latitude and longitude, typed or clicked on a map of the chosen country. The map needs JavaScript to be clicked. */
export function PositionFields({ fields, formId, maps }: PositionFieldsProps) {
  const { t } = useTranslation("itineraryLocations");
  const locale = useLocale();
  const group = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ lat: number; lng: number } | null>(null);
  const [country, setCountry] = useState<"NZ" | "AU">("NZ");

  useEffect(() => {
    const form = group.current?.closest("form");
    if (!form) return;
    const read = () => {
      const [lat, lng] = ["lat", "lng"].map((name) => readTyped("decimal", valueOf(form, name)));
      setAt(typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null);
      setCountry(valueOf(form, "country") === "AU" ? "AU" : "NZ");
    };
    read();
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, [formId]);

  const pick = ({ lat, lng }: { lat: number; lng: number }) => {
    const form = group.current?.closest("form");
    if (!form) return;
    write(form, "lat", writeTyped("decimal", lat, locale));
    write(form, "lng", writeTyped("decimal", lng, locale));
  };
  return (
    <div ref={group} className="grid items-start gap-4 sm:grid-cols-[16rem_1fr]">
      <div className="space-y-4">
        <NumberField field={fields.lat} label={t("fields.lat")} fraction unit="°" />
        <NumberField field={fields.lng} label={t("fields.lng")} fraction unit="°" />
        <p className="text-xs text-muted-foreground">{t("mapHint")}</p>
      </div>
      <LocatorPicker
        map={maps[country]}
        at={at}
        label={t("mapLabel", { country: t(`countries.${country}`) })}
        onPick={pick}
      />
    </div>
  );
}

function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

function write(form: HTMLFormElement, name: string, value: string) {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) changeByHand(input, value);
}
