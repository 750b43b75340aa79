import { data } from "react-router";

/** 404 where an address names another record above than that which a record is part of. */
export function checkAddress(named: string, real: string): void {
  // why: the router's way to answer with a status is to throw it.
  if (named !== real) throw data(null, { status: 404 });
}
