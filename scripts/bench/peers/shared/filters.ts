import { brands } from "#app/domain/brands.ts";
import { fileStatuses } from "#app/domain/file-statuses.ts";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { status } from "#app/i18n/locales/en/core/status.ts";
import { clientFiles } from "#app/i18n/locales/en/files/client-files.ts";

type Option = { value: string; label: string };
export type Filter = { name: string; label: string; isDate?: boolean; options?: Option[] };

const { fields, filters } = clientFiles;

/** The parts of the list of client files. */
export const scopes: Option[] = (["open", "past", "all"] as const).map((value) => ({
  value,
  label: filters[value],
}));

const choice = (name: string, label: string, options: Option[]): Filter => ({
  name,
  label,
  options: [{ value: "", label: kit.select.all }, ...options],
});

/** Filters that are shown on demand. */
export const fileFilters: Filter[] = [
  { name: "reference", label: fields.reference },
  { name: "agent_reference", label: fields.agencyReference },
  { name: "name", label: fields.name },
  { name: "agency", label: fields.agency },
  { name: "consultant", label: fields.consultant },
  choice(
    "status",
    fields.status,
    fileStatuses.map((value) => ({ value, label: status.file[value] })),
  ),
  choice("whose", filters.whose, [{ value: "mine", label: filters.mine }]),
  choice("money", filters.money, [{ value: "overpaid", label: filters.overpaid }]),
  { name: "travel_date_from", label: filters.travelDateFrom, isDate: true },
  { name: "travel_date_to", label: filters.travelDateTo, isDate: true },
  { name: "pax", label: fields.pax },
  choice(
    "brand",
    fields.brand,
    Object.entries(brands).map(([value, { name }]) => ({ value, label: name })),
  ),
];
