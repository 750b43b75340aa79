import { Check } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { initialChoices, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { GroupFrame } from "#app/forms/fields/group-frame.tsx";
import { colourNames, labelTones } from "#app/components/labels/label-icons.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import type { LabelColour } from "#contract/content/labels.ts";

type ColourFieldProps = FieldTexts & {
  field: AppField;
  colours?: readonly LabelColour[];
  disabled?: boolean;
};

/** One of the colours that records may carry, which are those of labels. Each has a name beside its swatch; colour alone says nothing. */
export function ColourField({ field, colours = colourNames, ...frame }: ColourFieldProps) {
  const { t } = useTranslation("labels");
  const [chosen] = initialChoices(field);
  return (
    <GroupFrame field={field} role="radiogroup" {...frame}>
      <div key={field.key} className="flex flex-wrap gap-1.5">
        {colours.map((colour) => (
          <label
            key={colour}
            className={cn(
              "inline-flex h-9 cursor-pointer items-center gap-2 rounded-md border border-border bg-card px-2.5",
              "hover:border-input has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-text",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
              "has-disabled:cursor-not-allowed has-disabled:opacity-60",
            )}
          >
            <input
              type="radio"
              name={field.name}
              value={colour}
              defaultChecked={colour === chosen}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className={cn(
                "grid size-4 place-items-center rounded-full border border-current *:opacity-0 peer-checked:*:opacity-100",
                labelTones[colour],
              )}
            >
              <Icon of={Check} className="size-3" strokeWidth={3} />
            </span>
            {t(`colours.${colour}`)}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
