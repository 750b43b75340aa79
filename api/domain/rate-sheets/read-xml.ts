import { Parser } from "htmlparser2";
import { UnreadableSheet } from "./sheet.ts";

type Handlers = {
  open?: (name: string, attributes: { [name: string]: string }) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Goes through a part of a workbook, element by element, without the prefixes of their names. A part that declares
 * entities of its own is refused: no workbook needs them, and they can grow without end.
 */
export function readXml(xml: string, { open, text, close }: Handlers): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, 4096))) throw new UnreadableSheet("broken");
  const plain = (name: string) => name.slice(name.indexOf(":") + 1);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(plain(name), attributes),
      ontext: (piece) => text?.(piece),
      onclosetag: (name) => close?.(plain(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
}
