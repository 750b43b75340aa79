import { createElement, type ReactNode } from "react";

type Piece = string | [tag: string, attributes: Record<string, string>, children: Piece[]];

/** What `serve.mjs` was given of another page: its elements, and the texts of its table. */
function given(): { body: Piece[]; rows: string[][] } {
  return (globalThis as unknown as { content: { body: Piece[]; rows: string[][] } }).content;
}

export function loader() {
  return given().rows;
}

/** The elements of another page, drawn by the framework and nothing else. */
export default function Content() {
  return given().body.map(draw);
}

function draw(piece: Piece, key?: number): ReactNode {
  if (typeof piece === "string") return piece;
  const [tag, attributes, children] = piece;
  return createElement(tag, { ...attributes, key }, ...children.map((child) => draw(child)));
}
