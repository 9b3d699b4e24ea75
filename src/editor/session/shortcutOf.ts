import { keyOf } from '../../shared/keys/keyOf.ts';

export type Shortcut =
  | 'undo'
  | 'redo'
  | 'save'
  | 'selectAll'
  | 'duplicate'
  | 'delete'
  | 'link'
  | 'lock'
  | 'pickKey'
  | 'hideIn'
  | 'toFront'
  | 'toBack'
  | 'deselect'
  | 'commands'
  | 'manual'
  | 'preview'
  | 'foldBoth'
  | 'build'
  | 'puzzle'
  | 'map'
  | 'sceneBefore'
  | 'sceneAfter'
  | 'showEscape'
  | 'nextColor'
  | 'leadTo'
  | 'nextFinding'
  | 'group'
  | 'ungroup';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The shortcut of a key event; null if none. A layout without Latin letters counts by the position of the key. */
export function shortcutOf(event: Keys): Shortcut | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const key = keyOf(event);
  // Many layouts type brackets with Alt or AltGr, which also reports Control.
  if (altKey) return !metaKey && WITH_ALT.test(key) ? (PLAIN[key] ?? null) : null;
  if (ctrlKey || metaKey) return (shiftKey ? CONTROL_SHIFT : CONTROL)[key] ?? null;
  return PLAIN[shiftKey && LETTER.test(key) ? `shift+${key}` : key] ?? null;
}

const WITH_ALT = /^[[\]\\]$/;
const LETTER = /^[a-z]$/;

const PLAIN: Readonly<Record<string, Shortcut>> = {
  Delete: 'delete',
  Backspace: 'delete',
  Escape: 'deselect',
  ']': 'toFront',
  '[': 'toBack',
  // The same by a letter, since many keyboards have no key for a bracket.
  f: 'toFront',
  'shift+f': 'toBack',
  r: 'foldBoth',
  '?': 'manual',
  l: 'lock',
  k: 'pickKey',
  h: 'hideIn',
  b: 'link',
  c: 'nextColor',
  g: 'leadTo',
  '\\': 'foldBoth',
  '1': 'build',
  '2': 'puzzle',
  '3': 'map',
  'shift+p': 'showEscape',
  PageUp: 'sceneBefore',
  PageDown: 'sceneAfter',
};

const CONTROL: Readonly<Record<string, Shortcut>> = {
  z: 'undo',
  y: 'redo',
  s: 'save',
  a: 'selectAll',
  d: 'duplicate',
  k: 'commands',
  j: 'nextFinding',
  g: 'group',
  Enter: 'preview',
};

const CONTROL_SHIFT: Readonly<Record<string, Shortcut>> = { z: 'redo', g: 'ungroup' };
