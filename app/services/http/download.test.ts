import { afterEach, describe, expect, it, vi } from "vitest";
import { defineEndpoint } from "#contract/endpoint.ts";
import { createApiClient } from "./api-client.ts";

const download = defineEndpoint({
  method: "GET",
  path: "/api/agent/files/{reference}/quote.pdf",
  summary: "Download a quote",
  tag: "Files",
  access: { audience: "agent", permission: "documents.download" },
  answer: { kind: "file", contentType: "application/pdf" },
});

function downloadFrom(response: Response, timeoutMs?: number) {
  // why: the response stands in for the network, to which the client has an injected way.
  const ask = () => Promise.resolve(response);
  const settings = {
    ask,
    baseUrl: "http://api.example.test",
    requestId: "r",
    clientAddress: undefined,
    timeoutMs,
  };
  return createApiClient(settings).call(download, { params: { reference: "NZFI100001" } });
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a download", () => {
  it("is a stream with its name, type and length", async () => {
    const headers = {
      "Content-Disposition": "attachment; filename=x.pdf; filename*=utf-8''Best%C3%A4tigung.pdf",
      "Content-Type": "application/pdf",
      "Content-Length": "5",
      ETag: '"1"',
    };
    const file = await downloadFrom(new Response("%PDF-", { headers }));
    expect(await new Response(file.stream).text()).toBe("%PDF-");
    expect(file).toMatchObject({
      fileName: "Bestätigung.pdf",
      contentType: "application/pdf",
      contentLength: 5,
    });
    expect(file.headers.get("ETag")).toBe('"1"');
  });

  it("has the declared type and no name of its own if the server says nothing useful", async () => {
    const headers = { "Content-Type": "text/html; charset=UTF-8" };
    const file = await downloadFrom(new Response("%PDF-1.7", { headers }));
    expect(file).toMatchObject({
      fileName: undefined,
      contentType: "application/pdf",
      contentLength: undefined,
    });
  });

  it("that is refused is a problem, not a file", async () => {
    const refused = downloadFrom(Response.json({ message: "Gone" }, { status: 410 }));
    await expect(refused).rejects.toMatchObject({ kind: "not-found", status: 410, message: "Gone" });
  });

  it("may take longer than the time limit once it has begun", async () => {
    vi.useFakeTimers();
    let end = () => {};
    const late = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode("%PDF-"));
        end = () => {
          controller.enqueue(new TextEncoder().encode("late"));
          controller.close();
        };
      },
    });
    const file = await downloadFrom(new Response(late), 20);
    expect(vi.getTimerCount()).toBe(0);
    end();
    expect(await new Response(file.stream).text()).toBe("%PDF-late");
  });
});
