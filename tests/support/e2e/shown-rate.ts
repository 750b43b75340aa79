import { productSeeds } from "#api/demo/world/products.ts";
import { rateRowsOf } from "#api/demo/world/rate-rows.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";

/** The product whose rates the pages show. */
const code = "ROTACSTEROTLAKEDB";
export const shownProduct = seedUid("option", code);

/** A season of it, in a demo world that was laid today. */
export const shownRate = seasonOf(new Date().toISOString().slice(0, 10));

function seasonOf(today: string) {
  const product = productSeeds.find((one) => one.code === code);
  const [first] = product ? rateRowsOf(product, today) : [];
  if (!first) throw new RangeError(`The demo has no rates of ${code}`);
  return { uid: first.uid, name: first.name };
}

/** A change of its stock, as the page that shows what it would do has it in its address. */
export const stockChange = new URLSearchParams({
  products: shownProduct,
  weekdays: "mon",
  date_from: "2031-03-03",
  date_to: "2031-03-03",
  max: "5",
}).toString();
