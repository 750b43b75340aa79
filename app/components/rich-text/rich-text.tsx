import type { ReactNode } from "react";
import { readRichText, type RichNode } from "#app/components/rich-text/read-rich-text.ts";
import { cn } from "#app/lib/cn.ts";

/** Formatted text as the API answers it. Made of elements, never of markup: what is not ours stays plain words. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      data-slot="rich-text"
      className={cn(
        "max-w-[70ch] space-y-2 text-pretty [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-3",
        "[&_blockquote]:border-s-2 [&_blockquote]:border-border [&_blockquote]:ps-3 [&_blockquote]:text-muted-foreground",
        "[&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5",
        className,
      )}
    >
      {elements(readRichText(html))}
    </div>
  );
}

function elements(nodes: RichNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const { tag: Tag, href, children } = node;
    if (Tag === "br") return <br key={index} />;
    if (Tag !== "a") return <Tag key={index}>{elements(children)}</Tag>;
    if (href === undefined) return <span key={index}>{elements(children)}</span>;
    return (
      <a key={index} href={href} rel="noopener noreferrer">
        {elements(children)}
      </a>
    );
  });
}
