/** Address of an uploaded file. */
export function uploadHref(uid: string): string {
  return `/uploads/${uid}`;
}
