import { confirmed, email, length, minLength, dialled, required } from "#app/forms/rules.ts";

/** What browser and action check in the forms of the own profile. */
export const detailsRules = { name: [required, length(120)], phone: [dialled, length(40)] };
export const emailRules = { email: [required, email, length(200)], email_password: [required] };
export const passwordRules = {
  current_password: [required],
  password: [required, minLength(10), length(200)],
  password_confirmation: [required, confirmed("password")],
};
export const codeRules = { code: [required, length(40)] };
export const startRules = { current_password: [required] };
export const proofRules = (intent: "renew" | "remove") => ({
  [`${intent}_password`]: [required],
  [`${intent}_code`]: [required, length(40)],
});
