import type { ReactNode } from "react";

export default function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="auto" data-brand="NZ">
      <head>
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <div className="contents">{children}</div>
      </body>
    </html>
  );
}
