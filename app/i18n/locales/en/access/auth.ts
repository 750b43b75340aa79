import type { Texts } from "#app/i18n/texts.ts";

/** Signing in, forgotten and new passwords. */
export const auth = {
  agentLogin: {
    title: "Login",
    heading: "Log in to your agency account",
    intro: "Quotes, bookings and documents for your clients.",
  },
  officeLogin: {
    title: "Admin Login",
    heading: "Back office login",
    intro: "For the team of the operator.",
  },
  supplierLogin: {
    title: "Supplier Login",
    heading: "Supplier login",
    intro: "Requests and confirmed bookings of your services.",
  },
  fields: {
    login: "Username or e-mail",
    password: "Password",
    remember: "Remember me",
    newPassword: "New password",
    confirmation: "Repeat the new password",
    username: "Username or e-mail",
  },
  showPassword: "Show password",
  hidePassword: "Hide password",
  submit: "Log in",
  links: {
    forgotten: "Forgotten your password?",
    agent: "Agent login",
    office: "Admin login",
    supplier: "Supplier login",
    travelApp: "Find your travel app",
  },
  signedOut: "You have been signed out.",
  passwordSet: "Your password has been set. You can now log in.",
  forgotten: {
    title: "Forgotten Password",
    intro: "Enter your username or e-mail address. We send you a link to set a new password.",
    submit: "Send the link",
    sentTitle: "Check your e-mail",
    sentHint:
      "The link works once, within 60 minutes. If nothing arrives, check the name and the spam folder, or ask your contact with us.",
    back: "Back to the login",
    again: "Send again",
    againDone: "The link was sent again. It may take a minute to arrive.",
  },
  reset: {
    invitedTitle: "Welcome",
    invitedIntro: "Choose a password of at least 10 characters. Your username is {{username}}.",
    title: "Set New Password",
    intro: "Choose a password of at least 10 characters. All your other sessions end.",
    submit: "Set the password",
    expired: "This link can no longer be used. Links work once, within 60 minutes.",
    askAgain: "Ask for a new link",
    doneTitle: "Your password has been set",
    doneText: "You can now log in with it.",
    doneLogin: "Log in",
  },
  code: {
    title: "Enter Your Code",
    intro: "Your password was right. Now enter the code from your authenticator app.",
    field: "Code",
    hint: "Six digits, or one of your recovery codes",
    back: "Back to the login",
  },
  confirmEmail: {
    title: "Confirm E-mail Address",
    intro: "{{email}} becomes the address of your account.",
    submit: "Confirm the address",
    expired: "This link can no longer be used. Links work once, within 24 hours.",
  },
  codeExpired: "This login took too long. Please enter your password again.",
  emailConfirmed: "Your new e-mail address is confirmed. You can now log in with it.",
  unavailable:
    "We cannot reach our systems at the moment. Nothing you typed is lost: please try again in a moment.",
  maintenance: "We are putting a new version in place. Please send the form again in a few minutes.",
};

export type AuthTexts = Texts<typeof auth>;
