import { expect, test } from "vitest";
import { CustomiseLink } from "#app/routes/agent/view-booking/customise-link.tsx";
import { render, textOf } from "#tests/support/render.tsx";

type File = Parameters<typeof CustomiseLink>[0]["file"];

test.each<[Pick<File, "kind" | "status" | "quote_status">, string]>([
  [{ kind: "quote", status: "Quote", quote_status: null }, "Customise Copy"],
  [{ kind: "quote", status: "Quote", quote_status: "Sent" }, "Customise Copy"],
  [{ kind: "quote", status: "Expired", quote_status: "Expired" }, "Customise Copy"],
  [{ kind: "quote", status: "Quote", quote_status: "Accepted" }, "Copy"],
  [{ kind: "booking", status: "Confirmed", quote_status: "Converted" }, "Copy"],
])("of %o there is offered: %s", async (file, offered) => {
  const html = await render(<CustomiseLink file={{ ...file, reference: "NZFI100031" }} />);
  expect(textOf(html)).toBe(offered);
});
