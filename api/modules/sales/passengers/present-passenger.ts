import { knownAge } from "#api/domain/files/file-party.ts";
import { stepOfRenamed } from "#api/domain/requests/renamed-line.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { liveLines } from "#api/modules/sales/booking-changes/change-parts.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { Locale } from "#contract/primitives.ts";
import type { PassengerDetails } from "#contract/sales/passengers/passenger.ts";

/** A traveller of a file, and whose suppliers are told when the name changes. Nothing that the body asks is in it. */
export function presentPassenger(submission: Submission, seq: number, locale: Locale): PassengerDetails {
  const { file, people, rooms } = submission;
  const traveller = people.find((one) => one.seq === seq);
  if (!traveller) throw new RangeError(`There is no traveller ${seq}`);
  const index = rooms.findIndex(({ paxIds }) => paxIds.includes(traveller.id));
  const sleepsIn = rooms[index];
  const told = file.kind === "booking" ? liveLines(submission) : [];
  return {
    seq,
    lock_version: traveller.lockVersion,
    title: traveller.title,
    first_name: traveller.firstName,
    last_name: traveller.lastName,
    type: traveller.type,
    date_of_birth: traveller.dateOfBirth,
    age: knownAge(traveller, file.travelDate),
    is_lead: traveller.isLead,
    room: sleepsIn ? { seq: index + 1, code: sleepsIn.code } : null,
    has_needs: null,
    told: told.flatMap((line) => {
      const step = stepOfRenamed(line.status);
      if (line.supplierId === null || (!step && line.status !== "AL")) return [];
      return [
        {
          supplier_name: line.supplierName ?? "",
          service: inLanguage(line.name, locale) ?? "",
          amends: step?.to === "AM",
        },
      ];
    }),
  };
}
