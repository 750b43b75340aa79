import { href, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
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
      <thead>
        <tr className="border-b border-border">
          <TableHead className="ps-4">{t("columns.name")}</TableHead>
          <TableHead>{t("columns.born")}</TableHead>
          <TableHead>
            {t("columns.age")} <span className="sr-only">({t("ageHint")})</span>
          </TableHead>
          <TableHead>{t("columns.room")}</TableHead>
          {seesNeeds ? <TableHead>{t("columns.needs")}</TableHead> : null}
          <TableHead className="print:hidden">
            <span className="sr-only">{t("columns.actions")}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {passengers.map((one) => (
          <PassengerRow key={one.seq} {...{ file, passenger: one, mayChange, seesNeeds }} />
        ))}
      </tbody>
    </Table>
  );
}

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
    <TableRow>
      <TableCell className="ps-4">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={name ? "font-medium" : "text-muted-foreground"}>{name || t("nameToCome")}</span>
          {type === "A" ? null : <Badge>{t(`clientFiles:party.types.${type}`)}</Badge>}
          {passenger.is_lead ? <Badge tone="primary">{t("lead")}</Badge> : null}
        </span>
      </TableCell>
      <TableCell className="whitespace-nowrap">{born ? formatDay(born, locale) : null}</TableCell>
      <TableCell className="tabular-nums">{age}</TableCell>
      <TableCell>
        {room ? (
          t("room", { number: room.seq, type: t(`kit:rooms.${room.code}`) })
        ) : (
          <span className="text-muted-foreground">{t("noRoom")}</span>
        )}
      </TableCell>
      {seesNeeds ? <TableCell>{passenger.has_needs ? t("needsKnown") : t("needsNone")}</TableCell> : null}
      <TableCell className="pe-4 print:hidden">
        <span className="flex justify-end gap-2">
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
