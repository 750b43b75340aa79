/** Six by two points of one colour that every reader draws. */
const jpeg =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/wAALCAACAAYBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8ALf/Z";
const webp = "UklGRh4AAABXRUJQVlA4TBEAAAAvBUAAAAdQra50qf+BiOh/AAA=";

const decoded = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

/** A JPEG as small as one gets. */
export const tinyJpeg = () => decoded(jpeg);

/** A WebP as small as one gets. */
export const tinyWebp = () => decoded(webp);
