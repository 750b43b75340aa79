import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";

/** Somebody of the office who can look after a file. */
export const Consultant = z.object({ uid: Uid, name: z.string() });
export type Consultant = z.infer<typeof Consultant>;

const access = { audience: "office", permission: "client-files.reassign" } as const;
const params = z.object({ uid: Uid });

export const listConsultants = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/consultants",
  summary:
    "Who can look after client files: active accounts that may edit files; of a file, those of its brand",
  tag: "client-files",
  access,
  query: z.object({ file: Uid.optional() }),
  answer: item(z.array(Consultant)),
});

export const assignFile = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/consultant",
  summary: "Hand a client file to a consultant, who is told",
  tag: "client-files",
  access,
  params,
  body: z.object({ consultant_uid: Uid, lock_version: z.coerce.number().int() }),
  answer: item(z.object({ consultant: Consultant, lock_version: z.int() })),
});

export const assignEndpoints = [listConsultants, assignFile] as const;
