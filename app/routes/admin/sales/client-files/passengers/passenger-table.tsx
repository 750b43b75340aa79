import { href, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import { passengerName } from "#app/routes/admin/sales/client-files/passengers/passenger-name.ts";
import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";
import type { Passenger } from "#contract/sales/passengers/passenger.ts";

type PassengerTableProps = {
  file: Pick<OfficeFile, "uid" | "kind">;
  passengers: readonly Passenger[];
  mayChange: boolean;
};

/** Everyone who travels, in the order of the party. */
export function PassengerTable({ file, passengers, mayChange }: PassengerTableProps) {
  const { t } = useTranslation("passengers");
  const seesNeeds = passengers.some(({ has_needs: needs }) => needs !== null);
  return (
    <Table caption={t("title")}>
      <thead role="rowgroup" className="phone:hidden">
        <tr role="row" className="border-b border-border">
          <TableHead className="ps-4">{t("columns.name")}</TableHead>
          <TableHead>{t("columns.born")}</TableHead>
          <TableHead className="relative">
            {t("columns.age")} <span className="sr-only">({t("ageHint")})</span>
          </TableHead>
          <TableHead>{t("columns.room")}</TableHead>
          {seesNeeds ? <TableHead>{t("columns.needs")}</TableHead> : null}
          <TableHead className="relative print:hidden">
            <span className="sr-only">{t("columns.actions")}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {passengers.map((one) => (
          <PassengerRow key={one.seq} {...{ file, passenger: one, mayChange, seesNeeds }} />
        ))}
      </tbody>
    </Table>
  );
}

/** On a phone a line of its own: the name of the column, then the value. */
const named = cn(
  "phone:flex phone:h-auto phone:justify-between phone:gap-4 phone:p-0 phone:py-0.5",
  "phone:before:text-muted-foreground phone:before:content-[attr(data-label)]",
);

type RowProps = Pick<PassengerTableProps, "file" | "mayChange"> & {
  passenger: Passenger;
  seesNeeds: boolean;
};

function PassengerRow({ file, passenger, mayChange, seesNeeds }: RowProps) {
  const { t } = useTranslation(["passengers", "clientFiles", "kit"]);
  const locale = useLocale();
  const { seq, room, age, type, date_of_birth: born } = passenger;
  const name = passengerName(passenger);
  const called = name || t("traveller", { number: seq });
  const key = { uid: file.uid, seq: String(seq) };
  const look = buttonVariants({ size: "sm" });
  return (
    <TableRow role="row" className="phone:block phone:px-4 phone:py-3">
      <TableCell role="cell" className="ps-4 phone:block phone:h-auto phone:p-0 phone:pb-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={name ? "font-medium" : "text-muted-foreground"}>{name || t("nameToCome")}</span>
          {type === "A" ? null : <Badge>{t(`clientFiles:party.types.${type}`)}</Badge>}
          {passenger.is_lead ? <Badge tone="primary">{t("lead")}</Badge> : null}
        </span>
      </TableCell>
      <TableCell
        role="cell"
        data-label={t("columns.born")}
        className={cn("whitespace-nowrap", born ? named : "phone:hidden")}
      >
        {born ? formatDayLong(born, locale) : null}
      </TableCell>
      <TableCell
        role="cell"
        data-label={t("columns.age")}
        className={cn("tabular-nums", age === null ? "phone:hidden" : named)}
      >
        {age}
      </TableCell>
      <TableCell role="cell" data-label={t("columns.room")} className={named}>
        {room ? (
          t("room", { number: room.seq, type: t(`kit:rooms.${room.code}`) })
        ) : (
          <span className="text-muted-foreground">{t("noRoom")}</span>
        )}
      </TableCell>
      {seesNeeds ? (
        <TableCell role="cell" data-label={t("columns.needs")} className={named}>
          {passenger.has_needs ? t("needsKnown") : t("needsNone")}
        </TableCell>
      ) : null}
      <TableCell role="cell" className="pe-4 print:hidden phone:block phone:h-auto phone:p-0 phone:pt-2">
        <span className="flex justify-end gap-2 phone:justify-start">
          {mayChange ? (
            <Link
              to={href("/admin/client-files/:uid/passengers/:seq", key)}
              className={look}
              aria-label={t("changeNamed", { name: called })}
            >
              {t("change")}
            </Link>
          ) : null}
          {seesNeeds ? (
            <Link
              to={href("/admin/client-files/:uid/passengers/:seq/needs", key)}
              className={look}
              aria-label={t("needsNamed", { name: called })}
            >
              {t("needs")}
            </Link>
          ) : null}
          {mayChange && file.kind === "booking" ? (
            <Link
              to={href("/admin/client-files/:uid/passengers/:seq/cancel", key)}
              className={look}
              aria-label={t("leaveNamed", { name: called })}
            >
              {t("leave")}
            </Link>
          ) : null}
        </span>
      </TableCell>
    </TableRow>
  );
}
