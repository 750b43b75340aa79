/** What a page that leads to a sign-in may say there; the sentence of that name stands in `auth`. */
export const loginNotices = ["signedOut", "passwordSet", "codeExpired", "emailConfirmed"] as const;
export type LoginNotice = (typeof loginNotices)[number];
