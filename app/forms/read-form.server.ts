import { data } from "react-router";

const maxRows = 1000;

/**
 * The fields that were posted. A body that is no form is the sender's mistake, not ours: 400. So is a row with a
 * number beyond all reason, which would make a list as long as that.
 */
export async function readForm(request: Request): Promise<FormData> {
  const formData = await request.formData().catch(() => null);
  if (!formData || [...formData.keys()].some(namesTooManyRows)) throw data(null, { status: 400 });
  return formData;
}

function namesTooManyRows(name: string): boolean {
  return [...name.matchAll(/\[(\d+)\]/g)].some(([, number]) => Number(number) >= maxRows);
}
