import { and, asc, eq } from "drizzle-orm";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import type { FileRequest } from "#contract/sales/supplier-requests/endpoints.ts";
import type { LinkedRequest } from "#contract/sales/supplier-requests/public-calls.ts";
import { changeWorld } from "#tests/support/change-calls.ts";
import type { TestCall } from "#tests/support/test-api.ts";

type ChangeWorld = Awaited<ReturnType<typeof changeWorld>>;

/** A booking whose services are to be asked for, and the ways in which office and suppliers deal with them. */
export async function requestWorld({ stock = 0 } = {}) {
  const world = await changeWorld();
  await world.book({ stock });
  return withRequests(world);
}

/** The ways in which office and suppliers deal with what is asked about a booking. */
export async function withRequests<World extends ChangeWorld>(world: World) {
  const { api, fileId } = world;
  const { uid } = await world.file();
  const path = `/api/office/client-files/${uid}/supplier-requests`;
  const asOffice = (rest = "", more: TestCall = {}) =>
    api.call(`${path}${rest}`, { token: world.office, ...more });
  const list = async (): Promise<FileRequest[]> => (await asOffice()).json.data;
  const send = (uids?: string[], more: TestCall = {}) =>
    asOffice("/send", { method: "POST", body: uids ? { uids } : {}, ...more });
  /** The requests of the file as they are stored, the oldest first. */
  const rows = () =>
    api.system((tx) =>
      tx
        .select({ request: supplierRequest, line: serviceLine, supplier: supplier.code })
        .from(supplierRequest)
        .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
        .innerJoin(supplier, eq(supplier.id, supplierRequest.supplierId))
        .where(eq(serviceLine.fileId, fileId))
        .orderBy(asc(supplierRequest.id)),
    );
  /** The one about the hotel, which is of Steamvale. */
  const hotel = async () => {
    const found = (await rows()).findLast(({ line }) => line.serviceType === "AC");
    if (!found) throw new Error("There is no request about the hotel");
    return found;
  };
  /** Where the question about the hotel stands, and the service itself. */
  const hotelStands = async () => {
    const { request, line } = await hotel();
    return [request.status, line.status];
  };
  const tokenOf = (request: string) => capabilityToken(api.parts.serverKey, "supplier-request", request, 1);
  const linkOf = (request: string) => `/api/public/supplier-requests/${tokenOf(request)}`;
  const open = async (request: string): Promise<LinkedRequest> =>
    (await api.call(linkOf(request), { headers: { "Accept-Language": "en" } })).json.data;
  /** Answers by the link, as whoever has the page open that `version` is of. */
  const answer = async (request: string, body: object, more: TestCall = {}) =>
    api.call(`${linkOf(request)}/answer`, {
      method: "POST",
      body: { lock_version: (await open(request)).lock_version, ...body },
      ...more,
    });
  const mailsToSuppliers = () =>
    api.system((tx) =>
      tx
        .select({
          kind: outboxMessage.kind,
          to: outboxMessage.toAddress,
          locale: outboxMessage.locale,
          params: outboxMessage.params,
        })
        .from(outboxMessage)
        .where(and(eq(outboxMessage.audience, "supplier")))
        .orderBy(outboxMessage.id),
    );
  return {
    ...world,
    uid,
    asOffice,
    list,
    sendRequests: send,
    rows,
    hotel,
    hotelStands,
    linkOf,
    tokenOf,
    open,
    answerLink: answer,
    mailsToSuppliers,
    holdSupplier: (id: number) =>
      api.system((tx) => tx.update(supplier).set({ status: "on_hold" }).where(eq(supplier.id, id))),
  };
}
/** Answers about the hotel, as its supplier gives them. */
export const confirmed = { answer: "confirm", confirmation_no: "SV-4711" };
export const declined = { answer: "decline", decline_reason: "full" };

export type RequestWorld = Awaited<ReturnType<typeof requestWorld>>;
