import type { Picture } from "#api/uploads/pictures/picture.ts";

/** The room that a letterhead has for a logo, in millimetres; it stands on white with a margin of one. */
const most = { width: 43, height: 12 };

/** A logo for the typesetter as a drawing of its own ratio, as wide as the letterhead has room for. */
export function senderLogo({ contentType, width, height, bytes }: Picture, alt: string) {
  const href = `data:${contentType};base64,${Buffer.from(bytes).toString("base64")}`;
  const size = `width="${width}" height="${height}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><image ${size} href="${href}"/></svg>`,
    alt,
    width: Math.min(most.width, (most.height * width) / height),
  };
}
