import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { clientFileLabel, label } from "#api/db/schema/label.ts";
import { labelSeeds } from "./world/labels.ts";
import { keyed, seedUid } from "./world/seed-keys.ts";

/** The labels of the demo office, and the files that carry them. */
export async function seedLabels(tx: Tx): Promise<void> {
  const fileId = keyed(
    "file",
    await tx.select({ id: clientFile.id, key: clientFile.reference }).from(clientFile),
  );
  const made = await tx
    .insert(label)
    .values(
      labelSeeds.map(({ files: _files, ...seed }, index) => ({
        ...seed,
        uid: seedUid("label", seed.name),
        position: index + 1,
      })),
    )
    .returning({ id: label.id, key: label.name });
  const labelId = keyed("label", made);
  await tx
    .insert(clientFileLabel)
    .values(
      labelSeeds.flatMap(({ name, files }) =>
        files.map((reference) => ({ fileId: fileId(reference), labelId: labelId(name) })),
      ),
    );
}
