import type { demoLinks } from "#tests/support/e2e/demo-links.ts";
import type { Visitor } from "./visitor.ts";

/** What a journey finds: links that only their holders have, and a word that no other visit writes. */
export type JourneyWorld = { links: ReturnType<typeof demoLinks>; own: string };

/** A way of one audience through the product, told once for every engine, width and kind of page. */
export type Journey = { name: string; tell: (visitor: Visitor, world: JourneyWorld) => Promise<void> };
