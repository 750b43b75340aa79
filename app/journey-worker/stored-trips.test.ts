import { beforeEach, describe, expect, it } from "vitest";
import { ourPage, playedBrowser } from "#tests/support/played-browser.ts";
import { keepTrip, openTrip, partOfTrip } from "./stored-trips.ts";

const path = "/travel-app/Zk3vtoken";
const style = "/build/journey-abc.css";
const calendar = `${path}/calendar.ics?locale=en`;

let browser: ReturnType<typeof playedBrowser>;
let later: Promise<unknown>[];
let gone: number;

const answers = (address: string, answer: () => Response | Promise<Response>) =>
  browser.network.set(address, answer);
const open = () =>
  openTrip(browser.request(path), browser.parts, {
    until: (work) => void later.push(work),
    tellGone: () => void (gone += 1),
  });
const settled = () => Promise.all(later);

/** A visit as it goes: the page, then the page's word of what it consists of. */
async function visit(words: string, parts: string[] = [style, calendar]) {
  answers(path, () => ourPage(words));
  const answer = await open();
  await settled();
  await keepTrip(path, parts, browser.parts);
  return answer.text();
}

beforeEach(() => {
  browser = playedBrowser();
  later = [];
  gone = 0;
  answers(style, () => new Response("body{}"));
  answers(calendar, () => new Response("BEGIN:VCALENDAR", { headers: { "Content-Type": "text/calendar" } }));
});

describe("a trip that was opened before", () => {
  it("is shown without a network, and says from when it is", async () => {
    await visit("day one");
    browser.network.clear();
    const html = await (await open()).text();
    expect(html).toContain('<html data-stored="2026-11-25T14:02:00.000Z" lang="en">');
    expect(html).toContain("day one");
    for (const [address, text] of [
      [style, "body{}"],
      [calendar, "BEGIN:VCALENDAR"],
    ] as const) {
      expect(await (await partOfTrip(browser.request(address), browser.parts)).text()).toBe(text);
    }
  });

  it("comes from the network where that answers, unmarked", async () => {
    await visit("day one");
    const html = await visit("day two");
    expect(html).toContain("day two");
    expect(html).not.toContain("data-stored");
  });

  it.each([500, 502, 503, 429])("is shown while the service answers %i", async (status) => {
    await visit("day one");
    answers(path, () => ourPage("Maintenance", status));
    expect(await (await open()).text()).toMatch(/data-stored.*day one/s);
  });

  it("is shown when the network is slow, and what then comes is taken", async () => {
    await visit("day one");
    let answer = (_page: Response) => {};
    answers(path, () => new Promise((resolve) => (answer = resolve)));
    const shown = open();
    await new Promise(setImmediate);
    browser.endPatience();
    expect(await (await shown).text()).toContain("day one");
    const newer = "/build/journey-def.css?a&b";
    answers(newer, () => new Response("main{}"));
    answer(ourPage(`day two <link href="${newer.replace("&", "&amp;")}">`));
    await settled();
    browser.network.clear();
    expect(await (await open()).text()).toContain("day two");
    expect(browser.stored()).toEqual([newer, style, calendar, path].toSorted());
  });

  it.each([404, 410])("leaves this browser when its link answers %i", async (status) => {
    await visit("day one");
    answers(path, () => ourPage("Woops", status));
    const answer = await open();
    expect(answer.status).toBe(status);
    expect(browser.stored()).toEqual([]);
  });

  it("leaves it also when that is heard too late, and the page is told", async () => {
    await visit("day one");
    let answer = (_page: Response) => {};
    answers(path, () => new Promise((resolve) => (answer = resolve)));
    const shown = open();
    await new Promise(setImmediate);
    browser.endPatience();
    await shown;
    answer(ourPage("Woops", 404));
    await settled();
    expect(browser.stored()).toEqual([]);
    expect(gone).toBe(1);
  });

  it("stays when somebody else answers in our name", async () => {
    await visit("day one");
    answers(path, () => new Response("Room number?", { status: 404 }));
    await open();
    answers(path, () => new Response("Room number?", { headers: { "Content-Type": "text/html" } }));
    await open();
    await keepTrip(path, [style], browser.parts);
    browser.network.clear();
    expect(await (await open()).text()).toContain("day one");
  });
});

describe("what is stored", () => {
  it("is the page and what it consists of, nothing else", async () => {
    answers("/admin", () => ourPage("desk"));
    answers("/api/version", () => new Response("{}"));
    const foreign = "/travel-app/another/calendar.ics";
    await visit("day one", [style, calendar, "/admin", "/api/version", "/travel-app/another", foreign]);
    expect(browser.stored()).toEqual([style, calendar, path].toSorted());
    await keepTrip("/admin", [style], browser.parts);
    await keepTrip("/travel-app/", [style], browser.parts);
    expect(browser.stored()).toEqual([style, calendar, path].toSorted());
  });

  it("goes over to a new build as a whole, and the old files leave", async () => {
    await visit("day one");
    const newer = "/build/journey-def.css";
    answers(newer, () => new Response("main{}"));
    answers(path, () => ourPage("day two"));
    await open();
    await settled();
    // Between the two a page without its parts would be naked: the old one still stands.
    browser.network.delete(path);
    expect(await (await open()).text()).toContain("day one");
    await keepTrip(path, [newer, calendar], browser.parts);
    expect(browser.stored()).toEqual([newer, calendar, path].toSorted());
    expect(await (await open()).text()).toContain("day two");
  });

  it("does not need a picture that cannot be had", async () => {
    await visit("day one", [style, "/places/ROT.svg"]);
    expect(browser.stored()).toEqual([style, path].toSorted());
  });

  it("is not fetched twice, but for the calendar", async () => {
    await visit("day one");
    browser.asked.length = 0;
    await visit("day one");
    expect(browser.asked).toEqual([path, calendar]);
  });
});

describe("the papers of a trip", () => {
  const paper = `${path}/papers/vouchers.pdf?locale=en&v=3`;
  const ask = async () => (await partOfTrip(browser.request(paper), browser.parts)).text();
  beforeEach(() => {
    answers(paper, () => new Response("%PDF three", { headers: { "Content-Type": "application/pdf" } }));
  });

  it("are kept with it, fetched once for each version, and go when they are no longer named", async () => {
    await visit("day one", [style, paper]);
    browser.asked.length = 0;
    await visit("day one", [style, paper]);
    expect(browser.asked).toEqual([path]);
    const newer = paper.replace("v=3", "v=4");
    answers(newer, () => new Response("%PDF four"));
    await visit("day one", [style, newer]);
    expect(browser.stored()).toEqual([style, path, newer].toSorted());
  });

  it("are asked for anew while there is a network, since their link may be closed", async () => {
    await visit("day one", [style, paper]);
    answers(paper, () => ourPage("Woops", 404));
    expect(await ask()).toContain("Woops");
  });

  it.each([["without a network"], ["while the service is down"]])("are given out %s", async (when) => {
    await visit("day one", [style, paper]);
    if (when === "without a network") browser.network.clear();
    else answers(paper, () => ourPage("Maintenance", 503));
    expect(await ask()).toBe("%PDF three");
  });
});

it("passes on what the network says to a first visit without one", async () => {
  await expect(open()).rejects.toThrow("Failed to fetch");
});
