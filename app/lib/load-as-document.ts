/**
 * The `clientLoader` of pages that are not hydrated (`handle.hydrate` is false): a visit from within a portal loads
 * the whole document, with its own stylesheet and script, in place of drawing it into the portal.
 */
export function loadAsDocument({ request }: { request: Request }): Promise<never> {
  window.location.assign(request.url);
  // The document that comes ends this one.
  return new Promise(() => {});
}
