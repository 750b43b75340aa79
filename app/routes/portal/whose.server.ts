import { Whose } from "#contract/sales/desks.ts";

/** Whose files the address of a desk asks for; what it does not know, or says nothing of, the API decides. */
export function whoseOf(request: Request): Whose | undefined {
  return Whose.safeParse(new URL(request.url).searchParams.get("whose")).data;
}
