import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment, uid } from "./columns.ts";
import { user } from "./user.ts";

/** A new e-mail address that waits to be confirmed from its own mailbox. */
export const emailChange = pgTable(
  "email_change",
  {
    id: id(),
    /** The mailed token is derived from it, so that the outbox need not hold one. */
    uid: uid(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    newEmail: text("new_email").notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("email_change_by_user").on(table.userId)],
);

/** The second factor of an account: a time-based code. Counts once `confirmedAt` is set. */
export const twoFactor = pgTable("two_factor", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** Sealed with a key derived from the server's. */
  sealedSecret: text("sealed_secret").notNull(),
  confirmedAt: moment("confirmed_at"),
  /** The time step of the last code that was taken: it and all before it are used up. */
  lastStep: integer("last_step").notNull().default(0),
  /** Wrong codes, for recovery as well, since the last right one or the last new password. */
  wrongInARow: integer("wrong_in_a_row").notNull().default(0),
  /** Until when no code is looked at. */
  refusedUntil: moment("refused_until"),
  createdAt: createdAt(),
});

/** Codes for the day the phone is lost; each works once. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    createdAt: createdAt(),
    usedAt: moment("used_at"),
  },
  (table) => [index("recovery_code_by_user").on(table.userId, table.codeHash)],
);

/** A sign-in whose password was right and whose code is still to come. */
export const signInStep = pgTable(
  "sign_in_step",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The password that was checked; a newer one makes the step void. */
    passwordHash: text("password_hash").notNull(),
    remember: boolean("remember").notNull().default(false),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    /** Wrong codes so far. */
    failures: integer("failures").notNull().default(0),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("sign_in_step_by_user").on(table.userId),
    index("sign_in_step_by_expiry").on(table.expiresAt),
  ],
);
