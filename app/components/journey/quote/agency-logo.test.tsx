import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AgencyLogo } from "#app/components/journey/quote/agency-logo.tsx";

const uid = "01J9Z3NDEKTSV4RRFFQ69G5FA1";

test("a logo has its room before it arrives, and says nothing that the name beside it says", () => {
  const html = renderToStaticMarkup(<AgencyLogo uid={uid} />);
  for (const part of [`src="/uploads/${uid}"`, 'alt=""', 'width="160"', 'height="48"', 'loading="eager"']) {
    expect(html).toContain(part);
  }
});

test("below the fold it is fetched once it is near", () => {
  expect(renderToStaticMarkup(<AgencyLogo uid={uid} lazy />)).toContain('loading="lazy"');
});
