import { data, redirect } from "react-router";
import type { Route } from "./+types/uploads.ts";
import { apiContext, userContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { ApiProblem, isOutage, messageForUser } from "#app/services/http/problems.server.ts";
import { uploadService } from "#app/services/uploads.server.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import { createAgentUpload, UploadPurpose } from "#contract/system/uploads.ts";

export function loader() {
  return redirect("/");
}

/** What the files are for that each kind of account sends; suppliers send none. */
const purposes = {
  office: UploadPurpose.exclude(["agency-logo"]),
  agent: createAgentUpload.body.shape.purpose,
  supplier: null,
} satisfies Record<AccountAudience, unknown>;

/** Takes a file in ahead of its form, for browsers that show how far it is. Answers its uid, or why it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = context.get(userContext);
  const sendable = user && purposes[user.audience];
  if (!sendable) throw data(null, { status: 401 });
  const form = await readForm(request);
  const file = form.get("file");
  const purpose = sendable.safeParse(form.get("purpose"));
  if (!(file instanceof File) || !purpose.success) throw data(null, { status: 400 });
  try {
    const { uid } = await uploadService(context.get(apiContext)).store(file, purpose.data);
    return Response.json({ uid });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return Response.json({ message: error.errors["file"]?.[0] ?? messageForUser(error) }, refusalOf(error));
  }
}

/** An outage is none of the file's faults. */
function refusalOf(problem: ApiProblem): ResponseInit {
  if (isOutage(problem)) return { status: 503 };
  return { status: problem.status >= 400 ? problem.status : 502 };
}
