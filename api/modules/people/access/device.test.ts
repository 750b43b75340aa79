import { expect, test } from "vitest";
import { deviceOf, shortAddress } from "#api/modules/people/access/device.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox", "Android"],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36",
    "Chrome",
    "Linux",
  ],
  ["curl/8.5.0", "curl", null],
  ["<script>", null, null],
])("names browser and system of %s", (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

test("knows nothing of a client that says nothing", () => {
  expect(deviceOf(null)).toEqual({ browser: null, system: null });
});

test.each([
  ["198.51.100.7", "198.51.x.x"],
  ["2001:db8:1:2::7", "2001:db8:x"],
  ["unknown", null],
  [null, null],
])("shortens the address %s to %s", (address, short) => expect(shortAddress(address)).toBe(short));
