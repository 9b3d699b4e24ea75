import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { EditorView } from '../../store/editorData.ts';

const { counted, list } = createFormats('en');

/** Texts of the puzzle view: what opens, hides, leads and tells. */
export const puzzleViewText = {
  views: 'View',
  names: { build: 'Build', puzzle: 'Puzzle' } satisfies Record<EditorView, string>,
  show: { build: 'Show as a room', puzzle: 'Show the puzzle' } satisfies Record<EditorView, string>,
  /** Announced to screen readers when the puzzle is shown. */
  summary: (locks: number, hidden: number) =>
    `In this scene: ${counted(locks, 'lock', 'locks')}, ${counted(hidden, 'hidden thing', 'hidden things')}.`,
  looks: { opens: 'opens', hides: 'hides', leads: 'leads to', tells: 'is a clue to' },
  toScene: (scene: string) => `to ${scene}`,
  inScene: (name: string, scene: string) => `${name}, in ${scene}`,
  hiddenAt: (name: string, place: HidingPlace) => `${place} ${name}`,
  lists: {
    help: 'Drag a key onto a lock, or a thing onto what can hide it.',
    locks: 'Locks',
    hidden: 'Hidden',
    idle: 'Not part of the puzzle',
    idleHelp: (names: readonly string[]) => `${list(names)}. Red herrings are welcome.`,
    noLocks: 'Nothing is locked yet.',
    nothingHidden: 'Nothing is hidden yet.',
    noKey: 'No key yet',
    noClicks: 'Nothing to click yet',
    neverSeen: 'Nothing makes it appear',
  },
  madeOf: (part: string, other: string) => `of ${part} and ${other}`,
} as const;
