import type { Page } from "@playwright/test";

/** The sign-in of any portal, by its labels. */
export function signInScreen(page: Page) {
  const login = page.getByLabel("Username or e-mail");
  const password = page.getByLabel("Password", { exact: true });
  return {
    login,
    password,
    remember: page.getByLabel("Remember me"),
    submit: page.getByRole("button", { name: "Log in" }),
    refusal: page.getByRole("group", { name: /^There is a problem|could not be saved$/ }),
    enter: async (name: string, secret: string) => {
      await login.fill(name);
      await password.fill(secret);
      await page.getByRole("button", { name: "Log in" }).click();
    },
  };
}
