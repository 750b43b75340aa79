import { Form, href } from "react-router";
import { Replacements } from "#app/components/product-search/replacements.tsx";
import { StartTimeSelect } from "#app/components/product-search/start-time-select.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { writeSwap } from "#contract/sales/bookings/wished-words.ts";
import type { ChangeWay } from "#contract/sales/file-services/services.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";

type SwapListProps = {
  uid: string;
  line: string;
  way: ChangeWay;
  lockVersion: number;
  replacements: readonly Replacement[];
};

/** What could stand where a service stands. In a booking the choice leads to the page that shows what it does. */
export function SwapList({ uid, line, way, lockVersion, replacements }: SwapListProps) {
  const { t } = useTranslation("quotes");
  if (replacements.length === 0) return <p className="px-5 pb-4 text-muted-foreground">{t("swap.none")}</p>;
  const amends = way === "amend";
  return (
    <div className="border-t border-border px-2">
      <Replacements
        replacements={replacements}
        renderAction={({ option, name, start_times: times, start_time: start }, label) => {
          const wordOf = (start_time?: string) => writeSwap({ line, option, start_time });
          return (
            <Form
              method={amends ? "get" : "post"}
              action={amends ? href("/admin/client-files/:uid/services/amend", { uid }) : undefined}
              className="flex flex-wrap items-center gap-2"
            >
              {amends ? null : (
                <>
                  <input type="hidden" name="intent" value="swap" />
                  <input type="hidden" name="option" value={option} />
                  <input type="hidden" name="lock_version" value={lockVersion} />
                </>
              )}
              {amends && times.length < 2 ? (
                <input type="hidden" name="swap" value={wordOf(start ?? undefined)} />
              ) : null}
              {times.length > 1 ? (
                <StartTimeSelect
                  of={name}
                  startTimes={times}
                  chosen={start}
                  {...(amends && { name: "swap", wordOf: (time: string) => wordOf(time) })}
                />
              ) : null}
              <Button type="submit" size="sm" aria-label={label}>
                {t("swap.choose")}
              </Button>
            </Form>
          );
        }}
      />
    </div>
  );
}
