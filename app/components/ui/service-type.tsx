import { BedDouble, Binoculars, Bus, Car, Footprints, Shapes, Ship, TrainFront, UserRound } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { hasVisibleLabel } from "#app/domain/service-types.ts";
import { cn } from "#app/lib/cn.ts";
import type { ServiceType } from "#contract/primitives.ts";
import {
  serviceGroupOf,
  serviceGroups,
  type ServiceGroupKey,
} from "#contract/catalogue/products/service-groups.ts";

const icons = {
  accommodation: BedDouble,
  sightseeing: Binoculars,
  guides: UserRound,
  ferry: Ship,
  rentalCars: Car,
  other: Shapes,
  train: TrainFront,
  transfers: Bus,
  guidedWalks: Footprints,
} satisfies Record<ServiceGroupKey, typeof Bus>;

/** The icon of a service type with its name for assistive technology, where the row has no room for words. */
export function ServiceTypeIcon({ code, className }: { code: ServiceType; className?: string }) {
  const { t } = useTranslation("kit");
  const group = serviceGroupOf(code);
  const icon = icons[group];
  const name = t(`services.${group}`);
  return (
    <span data-slot="service-type-icon" title={name} className={cn("shrink-0", className)}>
      <Icon of={icon} className="size-4 text-muted-foreground" />
      <span className="sr-only">{name}</span>
    </span>
  );
}

/** Icon and name of a service type; SU shows the icon alone, its name is heard only. */
export function ServiceTypeLabel({ code, className }: { code: ServiceType; className?: string }) {
  const { t } = useTranslation("kit");
  const group = serviceGroupOf(code);
  const icon = icons[group];
  return (
    <span data-slot="service-type" className={cn("inline-flex items-center gap-2", className)}>
      <Icon of={icon} className="size-4 shrink-0 text-muted-foreground" />
      <span className={hasVisibleLabel(group) ? undefined : "sr-only"}>{t(`services.${group}`)}</span>
    </span>
  );
}

type ServiceTypePickerProps = { legend: string; name: string; value?: ServiceGroupKey; disabled?: boolean };

/** The service types as a row of buttons, one of which is chosen: radio buttons, so that a form can carry them. */
export function ServiceTypePicker({ legend, name, value, disabled }: ServiceTypePickerProps) {
  const { t } = useTranslation("kit");
  return (
    <fieldset data-slot="service-type-picker" disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {serviceGroups.map(({ key }) => {
          const icon = icons[key];
          return (
            <label
              key={key}
              className={cn(
                "inline-flex h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-md border border-border bg-card px-2.5",
                "hover:border-input has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-text",
                "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
              )}
            >
              <input
                type="radio"
                name={name}
                value={key}
                defaultChecked={value === key}
                className="sr-only"
              />
              <Icon of={icon} className="size-4" />
              <span className={hasVisibleLabel(key) ? undefined : "sr-only"}>{t(`services.${key}`)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
