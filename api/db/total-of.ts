type Page = { page: number; per_page: number };

/** How many rows there are in all. A page that is not full tells by itself where they end; else `count` is asked. */
export async function totalOf(
  rows: readonly unknown[],
  { page, per_page: perPage }: Page,
  count: () => PromiseLike<{ total: number }[]>,
): Promise<number> {
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1);
  if (isLast) return (page - 1) * perPage + rows.length;
  const [counted] = await count();
  return counted?.total ?? 0;
}
