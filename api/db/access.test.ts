import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabase } from "#tests/support/test-database.ts";
import { walls } from "./access.ts";
import { asOwner, type Database } from "./client.ts";
import type { Scope } from "./scope.ts";

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});

/** Answers one column of texts. */
function texts(query: ReturnType<typeof sql>): Promise<string[]> {
  return asOwner(database, async ({ queries }) => {
    const rows = await queries.select({ value: sql<string>`value` }).from(sql`(${query}) as answer(value)`);
    return rows.map((row) => row.value);
  });
}

describe("the walls of the database", () => {
  it("stand around every table of the schema", async () => {
    const tables = await texts(
      sql`select tablename::text from pg_tables where schemaname = 'public' order by tablename`,
    );
    expect(walls.map((wall) => wall.table).toSorted()).toEqual(tables.toSorted());
  });

  it("bind even the owner of a table", async () => {
    const open = await texts(
      sql`select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p')
          and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });

  it("name a policy for every table, and grant nothing to everybody", async () => {
    const without = await texts(
      sql`select tablename::text from pg_tables t where schemaname = 'public' and not exists
        (select from pg_policies p where p.tablename = t.tablename and p.schemaname = 'public')`,
    );
    const toEverybody = await texts(
      sql`select table_name::text from information_schema.table_privileges
        where table_schema = 'public' and grantee = 'PUBLIC'`,
    );
    const policiesForEverybody = await texts(
      sql`select tablename::text from pg_policies where schemaname = 'public' and 'public' = any(roles)`,
    );
    expect({ without, toEverybody, policiesForEverybody }).toEqual({
      without: [],
      toEverybody: [],
      policiesForEverybody: [],
    });
  });

  it("leave no view or function in the schema through which a row could be read past them", async () => {
    const views = await texts(sql`select viewname::text from pg_views where schemaname = 'public'`);
    const definers = await texts(
      sql`select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and p.prosecdef and p.prorettype <> 'trigger'::regtype`,
    );
    expect({ views, definers }).toEqual({ views: [], definers: [] });
  });

  it("are kept by roles that can neither sign in, nor bypass them, nor create anything", async () => {
    const names = Object.values(database.roles);
    const strong = await texts(
      sql`select rolname::text from pg_roles where rolname in (${sql.join(names, sql`, `)})
        and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb
          or has_schema_privilege(rolname, 'public', 'create'))`,
    );
    const present = await texts(
      sql`select rolname::text from pg_roles where rolname in (${sql.join(names, sql`, `)})`,
    );
    expect(strong).toEqual([]);
    expect(present.toSorted()).toEqual(names.toSorted());
  });

  it("keep money, accounts and secrets from those who must not read them", async () => {
    const refused: [Scope["audience"], string][] = [
      ["agent", "line_cost"],
      ["agent", "rate_cost"],
      ["agent", "rate_sell"],
      ["agent", "extra_cost"],
      ["agent", "extra_sell"],
      ["agent", "departure_cost"],
      ["agent", "supplier_contact"],
      ["agent", "exchange_rate"],
      ["agent", "package_test_run"],
      ["agent", "access_token"],
      ["agent", "rate_limit"],
      ["agent", "outbox_message"],
      ["supplier", "line_price"],
      ["supplier", "line_cost"],
      ["supplier", "rate_sell"],
      ["supplier", "extra_sell"],
      ["supplier", "departure"],
      ["supplier", "departure_cost"],
      ["supplier", "package"],
      ["supplier", "tour_booking"],
      ["supplier", "cancel_policy"],
      ["agent", "document_series"],
      ["supplier", "invoice"],
      ["public", "invoice"],
      ["supplier", "credit_note"],
      ["public", "credit_note"],
      ["supplier", "account_transaction"],
      ["public", "account_transaction"],
      ["supplier", "payment"],
      ["agent", "payment"],
      ["agent", "payment_session"],
      ["public", "payment_session"],
      ["agent", "payment_refund"],
      ["public", "payment_refund"],
      ["agent", "payment_exchange"],
      ["public", "payment_exchange"],
      ["office", "test_gateway_session"],
      ["public", "test_gateway_session"],
      ["supplier", "agency_contact"],
      ["supplier", "agency"],
      ["supplier", "pax_needs"],
      ["supplier", "itinerary"],
      ["public", "product_option"],
      ["public", "rate"],
      ["public", "departure"],
      ["public", "user"],
      ["public", "service_line"],
      ["public", "line_price"],
      ["public", "pax"],
      ["office", "access_token"],
      ["office", "password_reset"],
    ];
    const open: string[] = [];
    for (const [audience, table] of refused) {
      const granted = await texts(
        sql`select privilege_type::text from information_schema.column_privileges
          where grantee = ${database.roles[audience]} and table_name = ${table}`,
      );
      if (granted.length > 0) open.push(`${audience} ${table}`);
    }
    expect(open).toEqual([]);
  });

  it("hide single columns inside tables that may be read", async () => {
    const hidden: [Scope["audience"], string, string][] = [
      // Of a linked quote's file and agency nothing but whose it is, and the logo.
      ...["reference", "name", "status", "consultant_id", "client_contact", "search_text"].map(
        (column): [Scope["audience"], string, string] => ["public", "client_file", column],
      ),
      ...["name", "email", "phone", "commission_bps", "notes"].map(
        (column): [Scope["audience"], string, string] => ["public", "agency", column],
      ),
      // Of a linked payment what is asked for, and not whose file it is nor where the link went.
      ...["file_id", "agency_id", "invoice_id", "payer_email", "token_hash", "receipt_id", "created_by"].map(
        (column): [Scope["audience"], string, string] => ["public", "payment", column],
      ),
      ["office", "user", "password_hash"],
      ["agent", "user", "password_hash"],
      ["agent", "service_line", "internal_note"],
      ["agent", "service_line", "supplier_remarks"],
      ["agent", "account_transaction", "note"],
      ["agent", "account_transaction", "created_by"],
      ["agent", "pax_needs", "sealed_passport"],
      ["agent", "pax_needs", "sealed_medical"],
      ["agent", "client_file", "remarks_internal"],
      ["agent", "client_file", "overpaid_since"],
      ["agent", "itinerary", "token_hash"],
      ["agent", "package", "markup_override_bps"],
      ["agent", "rate", "contract_ref"],
      ["agent", "departure", "rolled_up_file_id"],
      ["supplier", "rate", "price_code"],
      ["supplier", "allotment", "agency_id"],
      ["supplier", "service_line", "internal_note"],
      ["supplier", "client_file", "agency_id"],
      // Of those who sleep in its rooms a supplier reads the name and whether it is a child.
      ["supplier", "pax", "date_of_birth"],
      ["public", "itinerary", "token_hash"],
    ];
    for (const [audience, table, column] of hidden) {
      const may = await texts(
        sql`select has_column_privilege(${database.roles[audience]}, ${`public."${table}"`}, ${column}, 'select')::text`,
      );
      expect({ audience, table, column, may }).toEqual({ audience, table, column, may: ["false"] });
    }
  });
});

describe("the system role", () => {
  it("can neither create nor drop a table", async () => {
    const attempt = (statement: string) =>
      database.inScope({ audience: "system" }, (tx) => tx.execute(sql.raw(statement)));
    await expect(attempt("create table sneaky (id int)")).rejects.toMatchObject({ code: "42501" });
    await expect(attempt("drop table brand")).rejects.toMatchObject({ code: "42501" });
    await expect(attempt("alter table brand disable row level security")).rejects.toMatchObject({
      code: "42501",
    });
  });
});
