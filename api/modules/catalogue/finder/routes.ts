import { asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import { beginsWith, contains } from "#api/db/contains.ts";
import type { Tx } from "#api/db/client.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { optionNamed } from "#api/modules/catalogue/options/repository.ts";
import { packageNamed } from "#api/modules/catalogue/packages/named.ts";
import { supplierNamed } from "#api/modules/catalogue/suppliers/repository.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { findRecords, type FoundRecords } from "#contract/catalogue/finder/finder.ts";
import type { PermissionName } from "#contract/permissions.ts";

const most = 4;

/** What is found by words from anywhere, in one transaction: a search asks with every few letters. */
export const finderRoutes: Route[] = [
  route(findRecords, ({ query: { q } }, call) =>
    call.database.inScope(call.scope, async (tx): Promise<FoundRecords> => {
      const { permissions } = call.signedIn();
      const seen = <Row>(permission: PermissionName, find: () => Promise<Row[]>) =>
        permissions.includes(permission) ? find() : [];
      return {
        agencies: await seen("agents.view", () => agenciesNamed(tx, q)),
        suppliers: await seen("suppliers.view", () => suppliersNamed(tx, q)),
        products: await seen("products.view", () => productsNamed(tx, q, call)),
        packages: await seen("quick-quote.view", () => packagesNamed(tx, q, call)),
      };
    }),
  ),
];

function agenciesNamed(tx: Tx, q: string) {
  return tx
    .select({ uid: agency.uid, code: agency.code, name: agency.name })
    .from(agency)
    .where(or(contains(agency.name, q), beginsWith(agency.code, q)))
    .orderBy(asc(agency.name), asc(agency.id))
    .limit(most);
}

function suppliersNamed(tx: Tx, q: string) {
  return tx
    .select({ uid: supplier.uid, code: supplier.code, name: supplier.name })
    .from(supplier)
    .where(supplierNamed(q))
    .orderBy(asc(supplier.name), asc(supplier.id))
    .limit(most);
}

async function productsNamed(tx: Tx, q: string, { locale }: Call) {
  // What is sold comes before what is not any more.
  const order = [desc(sql`${productOption.status} = 'active'`), asc(productOption.code)];
  // The keys first: joined at once, the products would be gone through supplier by supplier.
  const found = tx
    .select({ id: productOption.id })
    .from(productOption)
    .where(optionNamed(q))
    .orderBy(...order)
    .limit(most);
  const rows = await tx
    .select({
      uid: productOption.uid,
      code: productOption.code,
      name: productOption.name,
      comment: productOption.comment,
      supplier: supplier.uid,
      supplier_name: supplier.name,
    })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .where(inArray(productOption.id, found))
    .orderBy(...order);
  return rows.map(({ name, comment, ...row }) => ({
    ...row,
    name: [inLanguage(name, locale), inLanguage(comment, locale)].filter(Boolean).join(", "),
  }));
}

async function packagesNamed(tx: Tx, q: string, { locale }: Call) {
  const rows = await tx
    .select({ uid: tripPackage.uid, code: tripPackage.ref, name: tripPackage.name })
    .from(tripPackage)
    .where(packageNamed(q))
    .orderBy(asc(tripPackage.ref))
    .limit(most);
  return rows.map(({ name, ...row }) => ({ ...row, name: inLanguage(name, locale) ?? row.code }));
}
