import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import type { Passenger, PassengerNeeds } from "#contract/sales/passengers/passenger.ts";
import { passengerFields, passengerNeedsFields } from "#contract/sales/passengers/registry-fields.ts";

/** The words of the form of a traveller, which a conflict uses as well. */
export function usePassengerWords(): FieldWords {
  const { t } = useTranslation("passengers");
  return { labels: fieldLabels(passengerFields, (name) => t(`fields.${name}`)) };
}

export function useNeedsWords(): FieldWords {
  const { t } = useTranslation("passengers");
  return { labels: fieldLabels(passengerNeedsFields, (name) => t(`fields.${name}`)) };
}

/** What the form shows of a traveller. */
export function passengerValues({ title, first_name, last_name, date_of_birth, is_lead }: Passenger) {
  return { title, first_name, last_name, date_of_birth, is_lead };
}

export function needsValues({ dietary, mobility, medical, passport }: PassengerNeeds) {
  return { dietary, mobility, medical, passport };
}
