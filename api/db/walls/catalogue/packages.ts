import {
  packageDay,
  packageSlot,
  packageSlotOption,
  packageTestJob,
  packageTestRun,
  tripPackage,
} from "#api/db/schema/package.ts";
import {
  me,
  ofMyBrand,
  everyRow,
  ofVisible,
  readAndWrite,
  wall,
  allBut,
  only,
  type Wall,
} from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Packages and tours. Agents see what is published.
  wall(
    tripPackage,
    {
      office: { rows: ofMyBrand, ...readAndWrite, remove: true },
      agent: {
        rows: "status = 'published' and exists (select from agency a where package.brand_id = any(a.brand_ids))",
        read: allBut(tripPackage, "markupOverrideBps"),
      },
    },
    "package",
  ),
  wall(packageDay, {
    office: { rows: ofVisible("package", "package_day"), ...readAndWrite, remove: true },
    agent: { rows: ofVisible("package", "package_day"), read: true },
  }),
  wall(packageSlot, {
    office: { rows: ofVisible("package", "package_slot"), ...readAndWrite, remove: true },
    agent: { rows: ofVisible("package", "package_slot"), read: true },
  }),
  wall(packageSlotOption, {
    office: { rows: ofVisible("slot", "package_slot_option"), ...readAndWrite, remove: true },
    agent: { rows: ofVisible("slot", "package_slot_option"), read: true },
  }),
  // How far a job is; whose packages they are is behind the wall of packages.
  // One job runs at a time, so whoever comes next may end one that was left behind, of whatever brand.
  wall(packageTestJob, {
    office: {
      rows: everyRow,
      addRows: `started_by = ${me} and status = 'running'`,
      read: true,
      add: true,
      change: only(packageTestJob, "status", "stopAsked", "done", "currentId", "beatAt", "endedAt"),
    },
  }),
  wall(packageTestRun, { office: { rows: ofVisible("package", "package_test_run"), read: true, add: true } }),
];
