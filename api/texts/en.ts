/** Messages of the API that people read, and the words of its mails. */
export const en = {
  itineraryNotFound:
    "We could not find a published itinerary for this reference. Please check it and try again.",
  outage: "We cannot reach our data right now. Please try again in a moment.",
  surnameRequired: "Please also enter the surname of one of the travellers.",
  lookupLimit: "Too many attempts. Please try again in {{seconds}} seconds.",
  credentials: "These sign-in details do not match our records.",
  signInLimit: "Too many sign-in attempts. Please try again in {{seconds}} seconds.",
  resetSent: "If there is an account with this name, we have sent a link to set a new password.",
  resetInvalid: "This link can no longer be used. Please ask for a new one.",
  resetDone: "Your password has been set. You can now log in.",
  passwordShort: "This field must be 10 or more characters",
  passwordLong: "This field must be 200 or less characters",
  passwordCommon: "This password is too easy to guess. Please choose another one.",
  passwordConfirmed: "Passwords must match",
  recordNotFound: "This record does not exist, or no longer does.",
  changedMeanwhile: "Somebody else has changed this record since you opened it.",
  nameTaken: "This name is taken. Choose another one.",
  labelInUse: "Files carry this label ({{count}}). Take it off them first, or deactivate it.",
  passwordWrong: "This is not your current password.",
  passwordSame: "Please choose another password than the current one.",
  reauthLimit: "Too many wrong passwords or codes. Please try again in {{seconds}} seconds.",
  emailSame: "This is your address already.",
  codeWrong: "This code is not right. Codes change every 30 seconds and work once.",
  stepExpired: "This login took too long. Please enter your password again.",
  twoFactorDue: "Please set up two-factor sign-in first.",
  twoFactorOnAlready: "Two-factor sign-in is on already.",
  twoFactorOffAlready: "Two-factor sign-in is not on.",
  twoFactorCompulsory: "Two-factor sign-in is compulsory for this account and stays on.",
  enrolmentMissing: "Please begin again with your password.",
  stale: "This was changed in another window in the meantime. Check what stands here and save again.",
  onHold:
    "Your company is on hold with us: you can read everything, but not request or change anything. Please contact us.",
  userExists: "There is an account with this e-mail address already.",
  lastManager: "One active manager must remain. Make somebody else a manager first.",
  notYourself: "You cannot do this to your own account.",
  userNotFound: "This user is not there any more.",
  notInvited: "This user has set a password already.",
  notActive: "This is only possible for active users.",
  agencyUnknown: "Choose one of the agencies.",
  mail: {
    greeting: "Hello {{name}},",
    resetSubject: "Set a new password",
    resetText: "Somebody, hopefully you, asked to set a new password for your account {{username}}.",
    resetButton: "Set a new password",
    resetValidity: "The link works once, within 60 minutes.",
    resetIgnore: "If it was not you, ignore this message. Your password stays as it is.",
    invitationSubject: "Your account is ready",
    invitationText: "{{inviter}} has made an account for you at {{organisation}}.",
    invitationName: "Your username is {{username}}. Choose a password to begin:",
    invitationButton: "Choose a password",
    invitationValidity: "The link works once, within 7 days.",
    emailChangeSubject: "Confirm your new e-mail address",
    emailChangeText: "Please confirm that {{email}} shall be the address of your account {{username}}.",
    emailChangeButton: "Confirm the address",
    emailChangeValidity: "The link works once, within 24 hours. Until then your address stays as it is.",
    emailNoticeSubject: "Your e-mail address is about to change",
    emailNoticeText:
      "The address of your account {{username}} is to become {{email}}. It changes as soon as the link we sent there is opened.",
    passwordChangedSubject: "Your password was changed",
    passwordChangedText:
      "The password of your account {{username}} was changed. You have been signed out everywhere else.",
    twoFactorOnSubject: "Two-factor sign-in is on",
    twoFactorOnText:
      "Two-factor sign-in was switched on for your account {{username}}. Keep the recovery codes in a safe place.",
    twoFactorOffSubject: "Two-factor sign-in is off",
    twoFactorOffText:
      "Two-factor sign-in was switched off for your account {{username}}. From now on the password alone is enough.",
    recoverySubject: "A recovery code was used",
    recoveryText:
      "Somebody logged in to your account {{username}} with a recovery code. Codes left: {{left}}.",
    noticeNotYou: "If it was not you, set a new password at once and tell your contact with us.",
    regards: "Kind regards",
  },
};

/** Shape of the texts: every other language has the same keys. */
export type ApiTexts = { [Key in keyof Omit<typeof en, "mail">]: string } & {
  mail: { [Key in keyof (typeof en)["mail"]]: string };
};
