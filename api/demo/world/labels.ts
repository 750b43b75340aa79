import type { LabelColour, LabelIcon } from "#contract/content/labels.ts";

type LabelSeed = {
  name: string;
  colour: LabelColour;
  icon: LabelIcon;
  appliesTo: "file" | "line";
  active: boolean;
  /** References of the files that carry it. */
  files: string[];
};

/** The labels of the demo office, in their order. */
export const labelSeeds: LabelSeed[] = [
  label("VIP", "violet", "crown", ["NZFI100001", "NZFI100003"]),
  label("Honeymoon", "pink", "heart", ["NZFI100002"]),
  label("Celebration", "amber", "cake", ["NZFI100001"]),
  label("Reduced mobility", "blue", "accessible", ["NZFI100004"]),
  label("Call before changes", "red", "phone", ["AUFI200001"]),
  label("Names outstanding", "slate", "users", ["NZFI100005"]),
  label("Low-carbon choice", "green", "leaf", []),
  { ...label("Early check-in asked", "teal", "clock", []), appliesTo: "line" },
  { ...label("Pandemic clause", "slate", "flag", []), active: false },
];

function label(name: string, colour: LabelColour, icon: LabelIcon, files: string[]): LabelSeed {
  return { name, colour, icon, appliesTo: "file", active: true, files };
}
