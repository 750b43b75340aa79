import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierAttachment } from "#api/db/schema/supplier-attachment.ts";
import { upload } from "#api/db/schema/upload.ts";
import { user } from "#api/db/schema/user.ts";
import { projectPath } from "#api/disk/project-folder.ts";
import { addDays } from "#api/domain/today.ts";
import type { FileStorage } from "#api/uploads/storage.ts";
import type {
  AttachmentKind,
  AttachmentVisibility,
} from "#contract/catalogue/attachments/attachment-words.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { seedUid } from "./world/seed-keys.ts";

type Paper = {
  name: string;
  title: string;
  kind: AttachmentKind;
  visibility: AttachmentVisibility;
  /** Days from today; null for no end. */
  from: number | null;
  to: number | null;
};

/** The papers of one hotel: a contract that ends soon, an insurance that has ended, a description of the way. */
const papers: readonly Paper[] = [
  {
    ...{ name: "lakeside-contract.pdf", title: "Accommodation contract", kind: "contract" },
    ...{ visibility: "internal", from: -325, to: 40 },
  },
  {
    ...{ name: "lakeside-insurance.pdf", title: "Public liability insurance", kind: "insurance" },
    ...{ visibility: "internal", from: -380, to: -15 },
  },
  {
    ...{ name: "lakeside-map.pdf", title: "How to find us", kind: "map" },
    ...{ visibility: "client", from: null, to: null },
  },
];

/** The one that ends soon. */
export const demoContract = {
  uid: seedUid("attachment", "lakeside-contract.pdf"),
  title: "Accommodation contract",
};

function bytesOf({ name }: Paper): Buffer {
  return readFileSync(projectPath("api", "demo", "papers", name));
}

function fileOf({ name }: Paper) {
  const uid = seedUid("upload", name);
  return { uid, storageKey: `attachment/${uid.slice(-2)}/${uid}`.toLowerCase() };
}

/** Attachments of a hotel; their bytes are laid by `layDemoPapers`. */
export async function seedAttachments(tx: Tx, { today, now }: DemoOptions): Promise<void> {
  const [hotel] = await tx.select({ id: supplier.id }).from(supplier).where(eq(supplier.code, "STEROT"));
  const [sender] = await tx.select({ id: user.id }).from(user).where(eq(user.username, "product"));
  if (!hotel || !sender) throw new Error("The demo world has no hotel with papers");
  for (const paper of papers) {
    const bytes = bytesOf(paper);
    const [file] = await tx
      .insert(upload)
      .values({
        ...fileOf(paper),
        ...{ purpose: "attachment", name: paper.name, contentType: "application/pdf", usedAt: now },
        ...{ bytes: bytes.byteLength, createdBy: sender.id, createdAt: now },
        sha256: createHash("sha256").update(bytes).digest("hex"),
      })
      .returning({ id: upload.id });
    if (!file) throw new Error("The file of a paper was not kept");
    await tx.insert(supplierAttachment).values({
      ...{ uid: seedUid("attachment", paper.name), supplierId: hotel.id, uploadId: file.id },
      ...{ title: paper.title, kind: paper.kind, visibility: paper.visibility, language: "en" },
      validFrom: paper.from === null ? null : addDays(today, paper.from),
      validTo: paper.to === null ? null : addDays(today, paper.to),
      ...{ createdBy: sender.id, createdAt: now, updatedAt: now },
    });
  }
}

/** Puts the bytes of the demo world's papers into the storage, unless they lie there already. */
export async function layDemoPapers(files: FileStorage): Promise<void> {
  for (const paper of papers) {
    const { storageKey } = fileOf(paper);
    if (!(await files.get(storageKey))) await files.put(storageKey, bytesOf(paper));
  }
}
