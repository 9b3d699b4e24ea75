/**
 * Leads the focus from the lock to the control that takes its keys, even if the face loads after the dialog gave the
 * focus away. It never takes the focus from elsewhere, or a creator stepping through faces by keys would lose it here.
 * Returns the function that stops it.
 */
export function leadFocus(control: HTMLElement | null): (() => void) | undefined {
  const lock = control?.closest('form');
  if (!lock) return undefined;
  const lead = () => control?.focus({ preventScroll: true });
  if (document.activeElement === lock) lead();
  lock.addEventListener('focus', lead);
  return () => lock.removeEventListener('focus', lead);
}
