import { expect, it } from 'vitest';
import { shortcutOf } from './shortcutOf.ts';

type Struck = Parameters<typeof shortcutOf>[0];

function strike(struck: Partial<Struck>) {
  const keys = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  return shortcutOf({ key: '', ...keys, ...struck });
}

it.each<[string, Partial<Struck>, ReturnType<typeof shortcutOf>]>([
  ['Russian', { key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo'],
  ['Russian', { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Russian', { key: 'ы', code: 'KeyS', ctrlKey: true }, 'save'],
  ['Russian', { key: 'л', code: 'KeyK', metaKey: true }, 'commands'],
  ['Russian', { key: 'д', code: 'KeyL' }, 'lock'],
  ['Russian', { key: 'ъ', code: 'BracketRight' }, 'toFront'],
  ['Arabic', { key: 'ئ', code: 'KeyZ', ctrlKey: true }, 'undo'],
  ['Persian', { key: '۲', code: 'Digit2' }, 'puzzle'],
  ['German', { key: 'z', code: 'KeyY', ctrlKey: true }, 'undo'],
  ['German, macOS', { key: ']', code: 'Digit6', altKey: true }, 'toFront'],
  ['German, macOS', { key: '[', code: 'Digit5', altKey: true }, 'toBack'],
  ['German, Windows', { key: ']', code: 'Digit9', altKey: true, ctrlKey: true }, 'toFront'],
  ['German, macOS', { key: '\\', code: 'Digit7', altKey: true, shiftKey: true }, 'foldBoth'],
  ['French', { key: '1', code: 'Digit1', shiftKey: true }, 'build'],
  ['any', { key: 'f', code: 'KeyF' }, 'toFront'],
  ['any', { key: 'F', code: 'KeyF', shiftKey: true }, 'toBack'],
  ['any', { key: 'r', code: 'KeyR' }, 'foldBoth'],
  ['any', { key: 'P', code: 'KeyP', shiftKey: true }, 'showEscape'],
  ['Caps Lock', { key: 'L', code: 'KeyL' }, 'lock'],
  ['any', { key: 'L', code: 'KeyL', shiftKey: true }, null],
  ['German', { key: 'ü', code: 'BracketLeft' }, null],
  ['German', { key: '§', code: 'Digit3', shiftKey: true }, null],
  ['macOS', { key: '¬', code: 'KeyL', altKey: true }, null],
  ['macOS', { key: ']', code: 'BracketRight', metaKey: true, altKey: true }, null],
  ['any', { key: 'l', code: 'KeyL', altKey: true }, null],
])('%s: %o asks for %s', (_layout, struck, shortcut) => {
  expect(strike(struck)).toBe(shortcut);
});
