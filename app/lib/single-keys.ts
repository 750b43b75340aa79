const typed =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]";

/**
 * Whether a key press may be taken for a shortcut of a single key: nothing is held down with it, nobody is typing
 * or choosing, no menu or question is open over the page and nobody else took it.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(typed)) return false;
  return document.querySelector("[popover]:popover-open, dialog[open]") === null;
}
