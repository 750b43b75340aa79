import { calendarLink } from "#api/db/schema/calendar-link.ts";
import { accessToken, idempotentAnswer, passwordReset, rateLimit } from "#api/db/schema/session.ts";
import { emailChange, recoveryCode, signInStep, twoFactor } from "#api/db/schema/sign-in.ts";
import { permission, role, rolePermission, user, userPermission, userRole } from "#api/db/schema/user.ts";
import {
  me,
  myAgency,
  mySupplier,
  ofMyBrands,
  all,
  readAndWrite,
  wall,
  only,
  allBut,
  type Wall,
} from "#api/db/walls/wall.ts";

const ofVisibleUser = (table: string) => `exists (select from "user" u where u.id = ${table}.user_id)`;
const ofColleague = (table: string, company: string, mine: string) =>
  `exists (select from "user" u where u.id = ${table}.user_id and u.${company} = ${mine})`;

/** What people may change of themselves. */
const ownFields = only(
  user,
  "name",
  "phone",
  "locale",
  "theme",
  "singleKeys",
  "notificationChoices",
  "lockVersion",
  "updatedAt",
);

/** The walls around accounts, their roles, and what proves who somebody is. */
export const walls: Wall[] = [
  // Accounts. Sign-in, sessions and permissions are looked up by the system scope.
  wall(
    user,
    {
      office: {
        rows: `${ofMyBrands}
        or agency_id in (select id from agency) or supplier_id in (select id from supplier)`,
        read: allBut(user, "passwordHash"),
        add: true,
        change: allBut(user, "id", "uid", "audience", "passwordHash", "passwordChangedAt", "lastLoginAt"),
      },
      agent: {
        rows: `agency_id = ${myAgency} or id = any(array(select distinct consultant_id from client_file))`,
        ownRows: `id = ${me}`,
        read: only(
          user,
          "id",
          "uid",
          "audience",
          "name",
          "email",
          "phone",
          "status",
          "agencyId",
          "agencyWide",
          "lastLoginAt",
          "lockVersion",
        ),
        change: ownFields,
      },
      supplier: {
        rows: `supplier_id = ${mySupplier}`,
        ownRows: `id = ${me}`,
        read: only(
          user,
          "id",
          "uid",
          "audience",
          "name",
          "email",
          "phone",
          "status",
          "supplierId",
          "lastLoginAt",
          "lockVersion",
        ),
        change: ownFields,
      },
    },
    "user",
  ),
  wall(role, { office: all, agent: all, supplier: all }),
  wall(permission, { office: all }),
  wall(rolePermission, { office: all }),
  wall(userRole, {
    office: { rows: ofVisibleUser("user_role"), read: true },
    agent: { rows: ofColleague("user_role", "agency_id", myAgency), read: true },
    supplier: { rows: ofColleague("user_role", "supplier_id", mySupplier), read: true },
  }),
  wall(userPermission, {
    office: { rows: `exists (select from "user" u where u.id = user_permission.user_id)`, read: true },
  }),
  // Whose it is, and no colleague, reads and changes it; by its secret it is looked up by the system scope.
  wall(calendarLink, { supplier: { rows: `user_id = ${me}`, ...readAndWrite } }),
  wall(accessToken, {}),
  wall(passwordReset, {}),
  wall(emailChange, {}),
  wall(twoFactor, {}),
  wall(recoveryCode, {}),
  wall(signInStep, {}),
  wall(rateLimit, {}),
  wall(idempotentAnswer, {}),
];
