/** Whether nothing holds the focus, or what is about to go: a dialog that a choice opened keeps it. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[role="menu"]') !== null;
}

/**
 * Gives a focus that is lost to what opened the menu, and tells a menu's button that it has the focus again: React hears of
 * none that moves while it takes a dialog away, and the button would not answer the keyboard.
 */
export function settleFocus(menuTrigger: HTMLElement | null): void {
  if (isFocusLost()) menuTrigger?.focus();
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.ariaHasPopup !== 'menu') return;
  focused.blur();
  focused.focus();
}

/** What opened the menu that holds the focus; `null` where no menu does, or a right click opened it. */
export function findMenuTrigger(): HTMLElement | null {
  const name = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return name ? document.getElementById(name) : null;
}
