import { z } from "zod";
import type { MailBody } from "#api/mail/account-mails.ts";
import type { MailTexts } from "#api/mail/texts/en.ts";
import { fill } from "#api/texts/texts.ts";

const Params = z.object({
  name: z.string(),
  reference: z.string(),
  file_name: z.string(),
  path: z.string(),
  /** What was sold and what was given back, in words, a blank line between services; empty for none. */
  sold: z.string(),
  back: z.string(),
  travellers: z.string(),
});

/** What suppliers are told of sales from the stock they gave us: no price that an agency or a client pays. */
export type StockMailContent = {
  kind: "stock-sold" | "stock-given-back" | "stock-changed";
  params: z.infer<typeof Params>;
};

function toSupplier(text: "stockSoldText" | "stockBackText" | "stockChangedText") {
  return (
    raw: Record<string, unknown>,
    { texts, publicUrl }: { texts: MailTexts; publicUrl: string },
  ): MailBody => {
    const params = Params.parse(raw);
    const part = (heading: string, services: string) => (services ? [`${heading}\n${services}`] : []);
    return {
      before: [
        fill(texts.greeting, params),
        fill(texts[text], params),
        ...part(texts.stockBack, params.back),
        ...part(texts.stockSold, params.sold),
        ...(params.travellers ? [fill(texts.stockTravellers, { names: params.travellers })] : []),
      ],
      link: { label: texts.stockButton, href: `${publicUrl}${params.path}` },
      after: [],
    };
  };
}

/** The words of each kind, made of its parameters. */
export const stockMails = {
  "stock-sold": toSupplier("stockSoldText"),
  "stock-given-back": toSupplier("stockBackText"),
  "stock-changed": toSupplier("stockChangedText"),
} satisfies Record<StockMailContent["kind"], unknown>;
