import { useTranslation } from "#app/i18n/use-translation.ts";
import { FlashMessage } from "#app/components/feedback/flash-message.tsx";
import { colourNames } from "#app/components/labels/label-icons.ts";
import { LabelChips } from "#app/components/labels/label-chip.tsx";
import { Breadcrumb } from "#app/components/ui/breadcrumb.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Menu, menuItemClasses, MenuLabel } from "#app/components/ui/menu.tsx";
import { Separator } from "#app/components/ui/separator.tsx";
import { ServiceTypeIcon, ServiceTypeLabel } from "#app/components/ui/service-type.tsx";
import { TableSkeleton } from "#app/components/ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { KitRecords } from "#app/routes/dev/kit-records.tsx";
import { Group } from "#app/routes/dev/kit-pieces.tsx";
import type { KitWords } from "#app/routes/dev/words/en.ts";
import { roomCapacity, roomCodes } from "#app/domain/room-codes.ts";
import type { ServiceType } from "#contract/primitives.ts";
import { serviceGroups } from "#contract/catalogue/products/service-groups.ts";

/** What pages are put together from: ways around them, tables, chips, and what lists and records add. */
export function KitParts({ words }: { words: KitWords }) {
  const crumbs = [
    { label: words.title, to: "/dev/kit" },
    { label: words.pieces, to: "/dev/kit" },
    { label: words.parts },
  ];
  const tabs = [
    { to: "/dev/kit", label: words.parts, end: true },
    { to: "/travel-app/", label: words.rooms, count: 3 },
  ];
  const flash = { id: "kit", tone: "success", text: words.questionText } as const;
  return (
    <>
      <section className="space-y-5">
        <h2 className="text-lg">{words.parts}</h2>
        <div className="grid items-start gap-6 lg:grid-cols-2 [&>*]:min-w-0">
          <Group title={words.actions}>
            <Breadcrumb items={crumbs} />
            <Tabs label={words.parts} tabs={tabs} />
            <Actions words={words} />
            <FlashMessage flash={flash} />
          </Group>
          <Group title={words.rooms}>
            <Rooms words={words} />
            <div data-specimen="">
              <TableSkeleton rows={2} />
            </div>
          </Group>
          <Group title={words.extras}>
            <ul className="grid gap-1.5 sm:grid-cols-2">
              {serviceGroups
                .flatMap(({ codes }): readonly ServiceType[] => codes)
                .map((code) => (
                  <li key={code} className="flex items-center gap-2">
                    <span className="w-8 font-mono text-xs text-muted-foreground">{code}</span>
                    <ServiceTypeLabel code={code} />
                  </li>
                ))}
            </ul>
            <ServiceTypeIcon code="SU" />
          </Group>
          <Group title={words.colour}>
            <Labels />
          </Group>
        </div>
      </section>
      <KitRecords words={words} />
    </>
  );
}

function Actions({ words }: { words: KitWords }) {
  const { t } = useTranslation("shell");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Menu align="start" trigger={<span className={buttonVariants()}>{words.actions}</span>}>
        <MenuLabel>{words.parts}</MenuLabel>
        <a href="/travel-app/" className={menuItemClasses}>
          {words.rooms}
        </a>
        <Separator className="my-1" />
        <button type="button" className={menuItemClasses}>
          {words.remove}
        </button>
      </Menu>
      <CopyButton text={words.title} label={t("problem.copy")} done={t("problem.copied")} />
    </div>
  );
}

function Labels() {
  const { t } = useTranslation("labels");
  const labels = colourNames.map((colour) => ({
    uid: colour,
    name: t(`colours.${colour}`),
    colour,
    icon: "leaf" as const,
  }));
  return <LabelChips labels={labels} />;
}

function Rooms({ words }: { words: KitWords }) {
  const { t } = useTranslation("kit");
  return (
    <Table caption={words.order}>
      <thead>
        <TableRow>
          <TableHead>{words.roomType}</TableHead>
          <TableHead atEnd>{words.guests}</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {roomCodes.map((code) => (
          <TableRow key={code}>
            <TableCell>{t(`rooms.${code}`)}</TableCell>
            <TableCell className="text-end tabular-nums">{roomCapacity(code) ?? "–"}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
