import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { clientFiles } from "#app/i18n/locales/en/files/client-files.ts";
import { numberFormatter } from "#contract/formatters.ts";
import type { PageMeta } from "#contract/envelope.ts";
import { buttonLook } from "#scripts/bench/peers/shared/looks.ts";
import { sayCount } from "#scripts/bench/peers/shared/texts.ts";

export function BulkBar({ meta }: { meta: PageMeta }) {
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
      <div className="flex flex-wrap items-center gap-2">
        <span className="flex items-center gap-1.5 max-sm:has-[select]:w-full">
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
    </fieldset>
  );
}
