import { Month } from "#contract/catalogue/stock/stock.ts";
import { Uid } from "#contract/primitives.ts";

/** Which month, product and page an address shows; what it does not say in our form is left out. */
export function readMonthQuery({ searchParams }: URL) {
  const month = Month.safeParse(searchParams.get("month")).data;
  const product = Uid.safeParse(searchParams.get("product")).data;
  const page = Number(searchParams.get("page") ?? "1");
  return {
    ...(month !== undefined && { month }),
    ...(product !== undefined && { product }),
    page: Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1,
  };
}
