// Written by `npm run registry` from what lies in the folders.
import type { NavEntry } from "#app/components/portal/nav-entries.ts";
import type { AreaName } from "#contract/areas.ts";
import { menu as salesMenu } from "#app/routes/admin/sales/registry-menu.ts";
import { menu as catalogueMenu } from "#app/routes/admin/catalogue/registry-menu.ts";
import { menu as contentMenu } from "#app/routes/admin/content/registry-menu.ts";
import { menu as moneyMenu } from "#app/routes/admin/money/registry-menu.ts";
import { menu as peopleMenu } from "#app/routes/admin/people/registry-menu.ts";
import { menu as qualityMenu } from "#app/routes/admin/quality/registry-menu.ts";
import { menu as systemMenu } from "#app/routes/admin/system/registry-menu.ts";

export const menu: Record<AreaName, NavEntry[]> = {
  sales: salesMenu,
  catalogue: catalogueMenu,
  tours: [],
  content: contentMenu,
  money: moneyMenu,
  people: peopleMenu,
  quality: qualityMenu,
  insight: [],
  system: systemMenu,
};
