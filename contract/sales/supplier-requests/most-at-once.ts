/** So many requests are answered together; kept apart from the schemas, which browsers have no use for. */
export const mostAtOnce = 50;
