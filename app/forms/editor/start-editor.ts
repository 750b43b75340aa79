import type { Editor } from "tinymce";
import contentCss from "#app/forms/editor/content.css?url";
import skinCss from "#app/forms/editor/skin.css?url";
import darkFrameCss from "tinymce/skins/ui/oxide-dark/content.min.css?url";
import darkCss from "tinymce/skins/ui/oxide-dark/skin.min.css?url";
import lightFrameCss from "tinymce/skins/ui/oxide/content.min.css?url";
import lightCss from "tinymce/skins/ui/oxide/skin.min.css?url";
import { editorSource } from "#app/forms/editor/editor-source.ts";
import type { Locale } from "#contract/primitives.ts";

/*
 * The editor with everything it needs. Only `import()` may name this file: it is a chunk of its own that pages
 * without formatted text never load.
 */

export type EditorOptions = {
  textarea: HTMLTextAreaElement;
  /** Name of the field, told to who cannot see it. */
  label: string;
  locale: Locale;
  /** Our words for the editor's own English ones. */
  words: Record<string, string>;
  dark: boolean;
  heightPx: number;
  disabled: boolean;
};

/** Puts the editor in the place of the textarea, which keeps the content for the form. Answers how to end it. */
export async function startEditor(options: EditorOptions): Promise<Editor | null> {
  const { textarea, label, locale, words, dark, heightPx, disabled } = options;
  const [tinymce] = await Promise.all([
    editorSource(),
    ...[dark ? darkCss : lightCss, skinCss].map(loadStyles),
  ]);
  wear(dark ? darkCss : lightCss, dark ? lightCss : darkCss);
  if (locale !== "en") tinymce.addI18n(locale, words);
  const [editor] = await tinymce.init({
    target: textarea,
    ...(locale !== "en" && { language: locale }),
    skin: false,
    content_css: [dark ? darkFrameCss : lightFrameCss, contentCss],
    height: heightPx,
    menubar: false,
    statusbar: false,
    branding: false,
    promotion: false,
    contextmenu: false,
    browser_spellcheck: true,
    plugins: "autolink link lists",
    toolbar: "undo redo | h3 bold italic underline | bullist numlist blockquote | link",
    toolbar_mode: "wrap",
    valid_elements: "p,h3,h4,ul,ol,li,blockquote,br,strong/b,em/i,u,a[href]",
    formats: { underline: { inline: "u", exact: true } },
    entity_encoding: "raw",
    convert_urls: false,
    link_title: false,
    link_target_list: false,
    paste_data_images: false,
    add_form_submit_trigger: false,
    iframe_aria_text: label,
    readonly: disabled,
    setup: (editor) => follow(editor, options),
  });
  return editor ?? null;
}

/** Hands on to the form what happens in the frame, which has events of its own. */
function follow(editor: Editor, { textarea, disabled }: EditorOptions) {
  // The editor writes the same text in its own way; what nobody changed must not count as changed.
  const before = { kept: textarea.value, written: "" };
  const tell = () => {
    const written = editor.getContent();
    const value = written === before.written ? before.kept : written;
    if (value === textarea.value) return;
    textarea.value = value;
    textarea.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const leave = () => {
    tell();
    textarea.dispatchEvent(new Event("change", { bubbles: true }));
  };
  editor.on("init", () => {
    before.written = editor.getContent();
    if (!disabled) editor.getBody().contentEditable = "true";
    // The body of the frame is what people write in; without a role its name is not told.
    editor.getBody().setAttribute("role", "textbox");
    editor.getBody().setAttribute("aria-multiline", "true");
  });
  editor.on("PostRender", () => {
    // In Firefox a rule for broken pictures would be written into the frame, which the policy forbids; we have no pictures.
    editor.contentStyles.length = 0;
  });
  editor.on("PreInit", () => {
    const { theme, brand } = document.documentElement.dataset;
    Object.assign(editor.getDoc().documentElement.dataset, { theme, brand });
    // Until its style sheets are there the frame is empty: what is typed then would be written over.
    editor.getBody().contentEditable = "false";
  });
  editor.on("input Change Undo Redo ExecCommand", tell);
  editor.on("blur", leave);
  editor.addShortcut("meta+13", "", () => {
    leave();
    textarea.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
  });
}

const sheetOf = (href: string) =>
  document.querySelector<HTMLLinkElement>(`link[data-editor][href="${href}"]`);

/** The skin of the other theme may be there from before. */
function wear(skin: string, other: string) {
  for (const [href, isOff] of [
    [skin, false],
    [other, true],
  ] as const) {
    const sheet = sheetOf(href)?.sheet;
    if (sheet) sheet.disabled = isOff;
  }
}

function loadStyles(href: string): Promise<void> {
  if (sheetOf(href)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.dataset["editor"] = "";
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`The style sheet ${href} did not load`)));
    // What is ours comes last and wins.
    document.head.insertBefore(link, sheetOf(skinCss));
  });
}
