import { ChevronDown } from "lucide";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { clientFiles } from "#app/i18n/locales/en/files/client-files.ts";
import { numberFormatter } from "#contract/formatters.ts";
import type { PageMeta } from "#contract/envelope.ts";
import { buttonLook, selectLook } from "#scripts/bench/peers/shared/looks.ts";
import { sayCount } from "#scripts/bench/peers/shared/texts.ts";
import { Icon } from "../icon.tsx";

type BulkBarProps = { labels: readonly { uid: string; name: string }[]; meta: PageMeta };

export function BulkBar({ labels, meta }: BulkBarProps) {
  const total = meta.total ?? 0;
  const formatted = numberFormatter("en").format(total);
  const small = buttonLook("secondary", "small");

  return (
    <fieldset className="bulk-bar">
      <legend className="sr-only">{kit.bulk.title}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted-foreground tabular-nums empty:hidden">
        {total > (meta.to ?? 0) - (meta.from ?? 1) + 1 && (
          <label className="flex min-h-6 cursor-pointer items-center gap-2">
            <input type="checkbox" className="checkbox" name="scope" value="all" />
            {sayCount(kit.bulk, "allMatching", { count: total, formatted })}
          </label>
        )}
      </div>
      {labels.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="flex items-center gap-1.5 max-sm:has-[select]:w-full">
            <span data-slot="select" className="relative block w-44 max-sm:w-auto max-sm:grow">
              <select
                className={`${selectLook} h-7! text-xs sm:text-xs`}
                name="value-label"
                aria-label={clientFiles.bulk.label}
              >
                <option value="">{clientFiles.bulk.label}</option>
                {labels.map(({ uid, name }) => (
                  <option key={uid} value={uid}>
                    {name}
                  </option>
                ))}
              </select>
              <Icon
                of={ChevronDown}
                className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
              />
            </span>
            <button type="submit" data-slot="button" className={small} name="bulk" value="label">
              {clientFiles.bulk.addLabel}
            </button>
          </span>
          <span className="flex items-center gap-1.5 max-sm:has-[select]:w-full">
            <button type="submit" data-slot="button" className={small} name="bulk" value="unlabel">
              {clientFiles.bulk.removeLabel}
            </button>
          </span>
        </div>
      )}
    </fieldset>
  );
}
