import { payment, paymentExchange, paymentRefund, paymentSession } from "#api/db/schema/payment.ts";
import { testGatewaySession } from "#api/db/schema/test-gateway.ts";
import { ofMyBrand, ofVisible, only, readAndWrite, wall, words, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  wall(payment, {
    office: { rows: ofMyBrand, ...readAndWrite },
    // A payer has the token of the link, and reads what is asked for: nothing of whose file it is, nor who asked.
    public: {
      rows: `token_hash = ${words("payment_token_hash")}`,
      read: only(
        payment,
        ...(["id", "uid", "brandId", "merchantReference", "purpose", "invoiceNumber", "dueDate"] as const),
        ...(["payerName", "currency", "amountCents", "surchargeCents", "refundedCents", "status"] as const),
        ...(["gateway", "expiresAt", "withdrawnAt", "authorisedAt", "cardMasked", "cardBrand"] as const),
      ),
    },
  }),
  wall(paymentSession, {
    office: { rows: ofVisible("payment", "payment_session"), read: true, change: true },
  }),
  wall(paymentRefund, { office: { rows: ofVisible("payment", "payment_refund"), ...readAndWrite } }),
  wall(paymentExchange, {
    office: { rows: ofVisible("payment", "payment_exchange"), read: true, add: true },
  }),
  // The simulated card company's own.
  wall(testGatewaySession, {}),
];
