import { data } from "react-router";

/** The fields that were posted. A body that is no form is the sender's mistake, not ours: 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
