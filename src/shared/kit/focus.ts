/**
 * Whether nothing has the focus, or only something about to disappear; a dialog opened by a menu item keeps
 * it.
 */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[role="menu"]') !== null;
}

/**
 * Returns a lost focus to the menu's opener, and notifies a menu's button that it has the focus: React misses
 * focus changes while it removes a dialog, and the button would not react to keys.
 */
export function settleFocus(menuTrigger: HTMLElement | null): void {
  if (isFocusLost()) menuTrigger?.focus();
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.ariaHasPopup !== 'menu') return;
  focused.blur();
  focused.focus();
}

/** The opener of the menu that has the focus; null if none has, or a right click opened it. */
export function findMenuTrigger(): HTMLElement | null {
  const name = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return name ? document.getElementById(name) : null;
}
