import { createElement, type ReactNode } from "react";
import { useParams } from "react-router";

type Piece = string | [tag: string, attributes: Record<string, string>, children: Piece[]];

type Given = { body: Piece[]; rows: string[][] };

/** What `serve.mjs` was given of another page: its elements, and the texts of its tables. */
function given(of: string | undefined): Given {
  const found = (globalThis as unknown as { content: Record<string, Given> }).content[of ?? ""];
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

export function loader({ params }: { params: { of?: string } }) {
  return given(params.of).rows;
}

/** The elements of another page, drawn by the framework and nothing else. */
export default function Content() {
  return given(useParams().of).body.map(draw);
}

function draw(piece: Piece, key?: number): ReactNode {
  if (typeof piece === "string") return piece;
  const [tag, attributes, children] = piece;
  return createElement(tag, { ...attributes, key }, ...children.map((child) => draw(child)));
}
