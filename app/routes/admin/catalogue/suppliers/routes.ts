import { route, type RouteConfigEntry } from "@react-router/dev/routes";
import { crudRoutes } from "#app/routes/portal/crud-routes.ts";

const products = "routes/admin/catalogue/suppliers/products";
const imports = "routes/admin/catalogue/suppliers/imports";
const stock = "routes/admin/catalogue/suppliers/stock";
const extras = "routes/admin/catalogue/suppliers/extras";
const policies = "routes/admin/catalogue/suppliers/policies";
const users = "routes/admin/catalogue/suppliers/users";
const rates = "routes/admin/catalogue/suppliers/rates";

export const routes: RouteConfigEntry[] = [
  ...crudRoutes("suppliers", "routes/admin/catalogue/suppliers"),
  route("suppliers/:uid/contacts", "routes/admin/catalogue/suppliers/contacts.tsx"),
  route("suppliers/:uid/attachments", "routes/admin/catalogue/suppliers/attachments.tsx"),
  route("suppliers/:uid/requests", "routes/admin/catalogue/suppliers/requests/list.tsx"),
  route("suppliers/:uid/reviews", "routes/admin/catalogue/suppliers/reviews/list.tsx"),
  route("suppliers/:uid/policies", `${policies}/list.tsx`),
  route("suppliers/:uid/policies/add", `${policies}/create.tsx`),
  route("suppliers/:uid/policies/ages", `${policies}/ages.tsx`),
  route("suppliers/:uid/policies/:terms", `${policies}/edit.tsx`),
  route("suppliers/:uid/policies/:terms/history", `${policies}/history.tsx`),
  route("suppliers/:uid/users", `${users}/list.tsx`),
  route("suppliers/:uid/users/add", `${users}/create.tsx`),
  route("suppliers/:uid/users/:userUid", `${users}/show.tsx`),
  route("suppliers/:uid/users/:userUid/history", `${users}/history.tsx`),
  route("suppliers/:uid/import", `${imports}/list.tsx`),
  route("suppliers/:uid/import/roll", `${imports}/roll.tsx`),
  route("suppliers/:uid/import/:batch", `${imports}/mapping.tsx`),
  route("suppliers/:uid/import/:batch/preview", `${imports}/preview.tsx`),
  route("suppliers/:uid/allotments", `${stock}/month.tsx`),
  route("suppliers/:uid/allotments/change", `${stock}/change.tsx`),
  route("suppliers/:uid/allotments/check", `${stock}/check.tsx`),
  route("suppliers/:uid/allotments/stop", `${stock}/stop.tsx`),
  route("suppliers/:uid/allotments/:product/:date", `${stock}/day.tsx`),
  route("suppliers/:uid/rates", `${rates}/of-supplier.tsx`),
  route("suppliers/:uid/extras", `${extras}/of-supplier.tsx`),
  route("suppliers/:uid/products", `${products}/list.tsx`),
  route("suppliers/:uid/products/add", `${products}/create.tsx`),
  route("suppliers/:uid/products/:product", `${products}/edit.tsx`),
  route("suppliers/:uid/products/:product/history", `${products}/history.tsx`),
  route("suppliers/:uid/products/:product/extras", `${extras}/edit.tsx`),
  route("suppliers/:uid/products/:product/extras/history", `${extras}/history.tsx`),
  route("suppliers/:uid/products/:product/rates", `${rates}/list.tsx`),
  route("suppliers/:uid/products/:product/rates/add", `${rates}/create.tsx`),
  route("suppliers/:uid/products/:product/rates/:rate", `${rates}/edit.tsx`),
  route("suppliers/:uid/products/:product/rates/:rate/history", `${rates}/history.tsx`),
];
