/** Where reports go: the address of a project's intake, and the key that opens it. */
export type Dsn = { text: string; host: string; project: string; key: string; intake: string };

/** Reads a DSN such as `https://key@host/42`; null when it is none. */
export function readDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname } = new URL(text);
  const [, path = "", project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !username || !project) return null;
  const intake = `${protocol}//${host}${path}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`;
  return { text, host, project, key: username, intake };
}
