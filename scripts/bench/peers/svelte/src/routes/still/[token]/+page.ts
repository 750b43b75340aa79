/** The same page without the framework's scripts. */
export const csr = false;
