export const publicPages = {
  skip: "Skip to the content",
  loading: "LOADING",
  darkMode: "Dark mode",
  language: "Language",
  appearance: {
    title: "Appearance",
    light: "Light",
    dark: "Dark",
    auto: "As on this device",
  },
  rules: {
    required: "This field is required",
    length: "This field must be {{max}} or less characters",
    minLength: "This field must be {{min}} or more characters",
    email: "This field must be a valid email",
    phone: "This field must be a valid phone number",
  },
  error: "Error",
};
