import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { checkAddress } from "#app/routes/admin/catalogue/suppliers/whole-address.ts";
import { officeSupplierUserService } from "#app/services/users.server.ts";

/** Somebody at the supplier that the address names; 404 for anybody else. */
export async function loadSupplierUser(
  context: Readonly<RouterContextProvider>,
  { uid, userUid }: { uid: string; userUid: string },
) {
  const { supplier, ...user } = await officeSupplierUserService(context.get(apiContext)).get(userUid);
  checkAddress(uid, supplier.uid);
  return { supplier, user };
}
