type Price = { sellCents: number; commissionCents: number; netCents: number; gstCents: number };

/**
 * Sell, commission, net and the tax contained in net, integer cents. Rounded half away from zero at the two
 * points that the pricing rules name (domain 4.1, steps 10 and 11); all amounts here are positive.
 */
export function priceOf(sellCents: number, commissionBps: number, taxBps: number): Price {
  const commissionCents = roundedQuotient(sellCents * commissionBps, 10_000);
  const netCents = sellCents - commissionCents;
  return {
    sellCents,
    commissionCents,
    netCents,
    gstCents: roundedQuotient(netCents * taxBps, 10_000 + taxBps),
  };
}

function roundedQuotient(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
