import { and, asc, eq, inArray } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { readSums } from "#api/modules/money/ledger/read-sums.ts";
import { openCents, readSurcharge } from "#api/modules/money/payments/create-payment.ts";
import type { PayableFile } from "#contract/money/payment.ts";
import type { showPayable } from "#contract/money/payments.ts";

/** What of a file can be asked for by card now, and who would be asked. */
export async function payableFile({ params }: InputOf<typeof showPayable>, call: Call): Promise<PayableFile> {
  const fileId = await findFileId(params, call);
  const bps = await readSurcharge(call);
  return call.database.inScope(call.scope, async (tx) => {
    const [found] = await tx
      .select({ file: clientFile, agencyName: agency.name })
      .from(clientFile)
      .innerJoin(agency, eq(agency.id, clientFile.agencyId))
      .where(eq(clientFile.id, fileId));
    if (!found) throw new Error("A file that was found is gone");
    const { file, agencyName } = found;
    const bills = await tx
      .select()
      .from(invoice)
      .where(and(eq(invoice.fileId, fileId), inArray(invoice.status, ["Issued", "Part Paid"])))
      .orderBy(asc(invoice.dueDate), asc(invoice.id));
    const contact = file.clientContact;
    return {
      uid: file.uid,
      reference: file.reference,
      name: file.name ?? "",
      currency: file.currency,
      due_cents: (await readSums(tx, fileId, 0)).due,
      surcharge_bps: bps,
      payer: {
        name: contact?.name ?? file.name ?? agencyName,
        email: contact?.email ?? "",
        language: file.locale,
      },
      invoices: bills.flatMap((bill) =>
        bill.number === null
          ? []
          : [{ uid: bill.uid, number: bill.number, open_cents: openCents(bill), due_date: bill.dueDate }],
      ),
    };
  });
}
