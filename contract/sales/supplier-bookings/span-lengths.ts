/** How many days an arrival list may be for; apart from the schemas, which no browser may load. */
export const spanLengths = [1, 7, 14, 31] as const;
