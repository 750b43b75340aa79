import { expect, test } from "#tests/support/e2e/test.ts";

/** Runs in the page: the address changes in the moment in which the framework has been asked to begin. */
function moveOnBeforeTheFirstTask(search: string) {
  const postMessage = Reflect.get(MessagePort.prototype, "postMessage");
  MessagePort.prototype.postMessage = function moving(this: MessagePort, message: unknown) {
    MessagePort.prototype.postMessage = postMessage;
    if (!sessionStorage.getItem("moved")) {
      sessionStorage.setItem("moved", "yes");
      history.pushState(null, "", search);
    }
    postMessage.call(this, message);
  } as MessagePort["postMessage"];
}

test("shows what belongs to an address that changed while the page came alive", async ({ page, loginAs }) => {
  await loginAs("consultant");
  await page.addInitScript(moveOnBeforeTheFirstTask, "?filter[q]=Bellandi");
  await page.goto("/admin/client-files");
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveText(["NZFI100002"]);
  expect(new URL(page.url()).searchParams.get("filter[q]")).toBe("Bellandi");
});
