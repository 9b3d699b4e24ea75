type Role =
  | 'button'
  | 'choice'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'region'
  | 'spinbutton'
  | 'tab'
  | 'textbox';

/** The element to find, by its accessible role and name. */
export interface Wanted {
  role: Role;
  /** The whole name; if left out, any element with that role. */
  name?: string;
  /** Whether the element's name may go on after `name`. */
  isBeginning?: boolean;
  /** The index among several, from 0. */
  nth?: number;
  /** Searches only in the element with this role whose name is or begins with this name. */
  inside?: { role: 'dialog' | 'region' | 'group'; name: string };
}

/** An element's position in the window, in CSS pixels. */
export interface Found {
  x: number;
  y: number;
  width: number;
  height: number;
  isPressed: boolean;
  isDisabled: boolean;
}

/**
 * Runs in the page: finds a visible element by role and name, scrolls to it and returns its position; null if
 * there is none. Names are read from labels, `aria-labelledby` and text, as used by this app.
 */
export function findThing(wanted: Wanted): Found | null {
  const SELECTORS: Record<Role, string> = {
    button: 'button, [role=button]',
    // The label of a switch, checkbox or radio button, since the input itself is invisible.
    choice: 'label:has(input[type=checkbox]), label:has(input[type=radio])',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    group: '[role=group], fieldset',
    heading: 'h1, h2, h3',
    region: 'section, [role=region]',
    spinbutton: '[role=spinbutton]',
    tab: '[role=tab]',
    textbox: 'input:not([type]), input[type=text], input[type=email], input[type=password], textarea',
  };
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const own = element.getAttribute('aria-label');
    if (own) return own;
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return by
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    const { labels } = element as HTMLInputElement;
    return labels?.length ? textOf(labels[0] ?? null) : textOf(element);
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    !element.closest('[aria-hidden=true], [inert]');
  const findAll = (root: ParentNode, role: Role, name: string | undefined, isBeginning: boolean) =>
    [...root.querySelectorAll(SELECTORS[role])].filter((element) => {
      if (!isShown(element)) return false;
      if (name === undefined) return true;
      return isBeginning ? nameOf(element).startsWith(name) : nameOf(element) === name;
    });
  const { role, name, isBeginning = false, nth = 0, inside } = wanted;
  const root = inside ? findAll(document, inside.role, inside.name, true)[0] : document;
  const found = root && findAll(root, role, name, isBeginning)[nth];
  if (!found) return null;
  window.lastFound = found;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return {
    x,
    y,
    width,
    height,
    isPressed: found.getAttribute('aria-pressed') === 'true',
    isDisabled: found.matches(':disabled, [aria-disabled=true]'),
  };
}
