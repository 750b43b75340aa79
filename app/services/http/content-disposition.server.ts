/**
 * A download under this name (RFC 6266): plain letters for old clients, the true name in UTF-8 beside them.
 * The name was made safe when it was read.
 */
export function contentDisposition(fileName: string): string {
  const plain = fileName
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
