import { describe, expect, it } from "vitest";
import { readServices, readSwaps, servicesForm, swapsForm, writeService, writeSwap } from "./wished-words.ts";

const line = "01J8Z5K3N0A1B2C3D4E5F6G7H8";
const other = "01J8Z5K3N0A1B2C3D4E5F6G7H9";
const option = "AKLACGRANDB0DBSTD";

describe("services in an address", () => {
  it("come back as they were written", () => {
    const swaps = [
      { line, option },
      { line: other, option, start_time: "2330" },
    ];
    expect(readSwaps(swaps.map(writeSwap).join("_"))).toEqual(swaps);
    const services = [
      { option, date_from: "2027-01-12", date_to: "2027-01-14" },
      { option, date_from: "2027-01-12", date_to: "2027-01-12", start_time: "0900" },
      { option, date_from: "2027-01-12", date_to: "2027-01-12", start_time: "0900", end_time: "2015" },
      { option, date_from: "2027-01-12", date_to: "2027-01-12", end_time: "1700" },
    ];
    const text = services.map(writeService).join("_");
    expect(text).toMatch(servicesForm);
    expect(readServices(text)).toEqual(services);
  });

  it("are swapped once, for the last that was asked for, and added once", () => {
    const last = "AKLACGRANDB0TWSTD";
    expect(readSwaps(`${line}-${option}_${line}-${last.toLowerCase()}`)).toEqual([{ line, option: last }]);
    const word = writeService({ option, date_from: "2027-01-12", date_to: "2027-01-14" });
    expect(readServices(`${word}_${word}`)).toHaveLength(1);
  });

  it.each([
    "",
    line,
    `${line}-SHORT`,
    `${line}-${option}.2500`,
    `${line.toLowerCase()}-${option}`,
    `${line}-${option}_`,
  ])("are none in the swap %j", (text) => {
    expect(readSwaps(text)).toEqual([]);
    expect(text).not.toMatch(swapsForm);
  });

  it.each([
    "",
    option,
    `${option}.2027-01-12`,
    `${option}.2027-13-12.2027-01-14..`,
    `${option}.2027-01-12.2027-01-14.2500.`,
  ])("are none in the service %j", (text) => {
    expect(readServices(text)).toEqual([]);
    expect(text).not.toMatch(servicesForm);
  });
});
