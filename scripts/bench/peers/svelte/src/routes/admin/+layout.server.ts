/** Of the account what its pages show. */
export function load({ locals }) {
  const { name, email, permissions, brand_name, unread = 0 } = locals.user;
  return { user: { name, email, permissions, unread }, brand: brand_name };
}
