import type { LockMaterial } from './lockMaterial.ts';

/** A key as it is painted on a lock by words. */
export interface PaintedKey {
  sign: string;
  /** Its middle, in units of the lock. */
  at: readonly [x: number, y: number];
}

export const SPACE = ' ';
export const BACKSPACE = '⌫';

const ROWS = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', `${SPACE}ZXCVBNM${BACKSPACE}`];
/** From one key to the next, and from one row to the next. */
export const KEY_PITCH = [26, 20] as const;

/** The keys of the typewriters and terminals that ask for words: they are painted, and what is painted can be pressed. */
export const KEYBOARD: readonly PaintedKey[] = ROWS.flatMap((row, line) =>
  [...row].map((sign, place, { length }) => ({
    sign,
    at: [180 + (place - (length - 1) / 2) * KEY_PITCH[0], 315 + line * KEY_PITCH[1]],
  })),
);

const WITH_KEYS: ReadonlySet<LockMaterial | null> = new Set(['brass', 'steel', 'terminal']);

/** Whether a lock by words has keys in this material; in the others one writes by hand. */
export function hasKeyboard(material: LockMaterial | null): boolean {
  return WITH_KEYS.has(material);
}
