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
  | 'shortcuts'
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
  | 'keepTogether'
  | 'letApart';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a key asks the editor for; null where it is none of its own. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): Shortcut | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return withControl(key.toLowerCase(), shiftKey);
  return PLAIN[key] ?? null;
}

const PLAIN: Readonly<Record<string, Shortcut>> = {
  Delete: 'delete',
  Backspace: 'delete',
  Escape: 'deselect',
  ']': 'toFront',
  '[': 'toBack',
  '?': 'shortcuts',
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
  P: 'showEscape',
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
  g: 'keepTogether',
  enter: 'preview',
};

function withControl(key: string, isShift: boolean): Shortcut | null {
  return (isShift ? CONTROL_SHIFT : CONTROL)[key] ?? null;
}

const CONTROL_SHIFT: Readonly<Record<string, Shortcut>> = { z: 'redo', g: 'letApart' };
