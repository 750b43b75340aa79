import { expect, test } from "vitest";
import { GatewayError } from "./gateway.ts";
import { windcave } from "./windcave.ts";

type Asked = { url: string; method: string; headers: Headers; body: unknown };

/** The adapter over a card company that answers what it is told, and what it was asked. */
function over(answer: unknown, status = 200) {
  const asked: Asked[] = [];
  const gateway = windcave({
    url: "https://sec.example.test/api/v1",
    username: "house",
    apiKey: "key",
    fetch: async (input, init) => {
      asked.push({
        url: input instanceof Request ? input.url : input.toString(),
        method: init?.method ?? "GET",
        headers: new Headers(init?.headers),
        body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
      });
      return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status });
    },
  });
  return { gateway, asked };
}

const order = {
  key: "01PAYMENT-1",
  amountCents: 123_405,
  currency: "NZD",
  reference: "NZFI100005-P1",
  returnUrl: "https://portal.example.test/payments/notify?return=1",
  notifyUrl: "https://portal.example.test/payments/notify",
  language: "en",
  expiresAt: new Date("2026-12-01T00:00:00Z"),
};

test("a session is asked for with texts of two decimals, three ways back and one name for the order", async () => {
  const links = [
    { rel: "self", href: "https://sec.example.test/api/v1/sessions/s1" },
    { rel: "hpp", href: "https://sec.example.test/pay/s1" },
  ];
  const { gateway, asked } = over({ id: "s1", state: "init", links });
  expect(await gateway.create(order)).toEqual({
    sessionId: "s1",
    payUrl: "https://sec.example.test/pay/s1",
    expiresAt: order.expiresAt,
  });
  const [call] = asked;
  expect(call).toMatchObject({ url: "https://sec.example.test/api/v1/sessions", method: "POST" });
  expect(call?.body).toMatchObject({
    type: "purchase",
    amount: "1234.05",
    currency: "NZD",
    merchantReference: "NZFI100005-P1",
    callbackUrls: { approved: order.returnUrl, declined: order.returnUrl, cancelled: order.returnUrl },
    notificationUrl: order.notifyUrl,
  });
  expect(call?.headers.get("X-ID")).toBe("01PAYMENT-1");
  expect(call?.headers.get("Authorization")).toBe(`Basic ${Buffer.from("house:key").toString("base64")}`);
});

test("a finished session tells of its transactions in cents, and nothing of the card but its end", async () => {
  const transaction = {
    ...{
      id: "t1",
      authorised: true,
      reCo: "00",
      responseText: "APPROVED",
      amount: "1234.05",
      currency: "NZD",
    },
    ...{ merchantReference: "NZFI100005-P1", settlementDate: "2026-11-27T00:00:00Z" },
    card: { cardNumber: "411111........11", type: "visa", cardHolderName: "G WHITAKER" },
  };
  const { gateway } = over({ id: "s1", state: "complete", transactions: [transaction] });
  expect(await gateway.query("s1")).toEqual({
    state: "complete",
    transactions: [
      {
        ...{
          id: "t1",
          authorised: true,
          code: "00",
          text: "APPROVED",
          amountCents: 123_405,
          currency: "NZD",
        },
        ...{ reference: "NZFI100005-P1", settledOn: "2026-11-27" },
        ...{ cardMasked: "411111........11", cardBrand: "visa" },
      },
    ],
  });
});

test.each(["12.3", "1,234.05", "-1.00", "1e3", ""])(
  "an amount written as %j is no answer",
  async (amount) => {
    const transaction = { id: "t1", authorised: true, amount, currency: "NZD" };
    const { gateway } = over({ id: "s1", state: "complete", transactions: [transaction] });
    await expect(gateway.query("s1")).rejects.toThrow(GatewayError);
  },
);

test("an unknown session is none, and silence, errors and other words are said to be no answer", async () => {
  expect(await over({}, 404).gateway.query("s1")).toBeNull();
  await expect(over({}, 500).gateway.query("s1")).rejects.toThrow("The gateway answered 500");
  await expect(over("<html>").gateway.query("s1")).rejects.toThrow(GatewayError);
  await expect(over({ id: "s1", links: [] }).gateway.create(order)).rejects.toThrow(GatewayError);
});

test("a refund names its transaction, and is the same refund under the same name", async () => {
  const { gateway, asked } = over({ authorised: true, reCo: "00", responseText: "APPROVED" });
  const refund = {
    key: "r1",
    transactionId: "t1",
    amountCents: 5,
    currency: "NZD",
    reference: "NZFI100005-P1",
  };
  expect(await gateway.refund(refund)).toEqual({ authorised: true, code: "00", text: "APPROVED" });
  expect(asked[0]).toMatchObject({ url: "https://sec.example.test/api/v1/transactions" });
  expect(asked[0]?.body).toMatchObject({ type: "refund", transactionId: "t1", amount: "0.05" });
  expect(asked[0]?.headers.get("X-ID")).toBe("r1");
});
