import { sql } from "drizzle-orm";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { OptionSale } from "#contract/catalogue/packages/editor-days.ts";

/** Whether an option is sold, in a query that has its supplier beside it. What a closed supplier had is retired. */
export const optionSale = sql<OptionSale>`case
  when ${productOption.status} <> 'active' then ${productOption.status}
  when ${supplier.status} = 'closed' then 'retired'
  when ${supplier.status} = 'on_hold' then 'on_hold'
  else 'sold' end`;
