/** Where the hosted editor comes from (specification section 9): the policy of pages with an editor names it. */
export const editorHost = "https://cdn.tiny.cloud";
