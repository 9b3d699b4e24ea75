import type { KeyboardEvent } from 'react';
import type { PercentRect } from '../../../core/room/geometry.ts';
import type { PlayPort } from '../../../game/ports.ts';
import { isTyping } from '../../shared/browser/isTyping.ts';
import { keyOf } from '../../shared/keys/keyOf.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { tellsNews } from '../notices/notice.ts';
import type { GameplayState, GameplayStore } from '../session/gameplayStore.ts';
import { areNamesOnTop, type Help } from '../session/screen.ts';
import { ALL_SEEN, nearer } from '../session/seen.ts';
import { chooseWide } from './wideChoice.ts';

/** Zoom factor of a press of plus. */
const NEARER = 1.25;

const VIEWS: Readonly<Record<string, (seen: PercentRect) => PercentRect>> = {
  '+': (seen) => nearer(seen, NEARER),
  '-': (seen) => nearer(seen, 1 / NEARER),
  '0': () => ALL_SEEN,
};

/** The key of each help. */
export const HELP_KEYS = { hints: 'H', journal: 'J' } as const satisfies Record<Help, string>;

/** While held, everything that can be touched is ringed and named. */
export const HIGHLIGHT_KEY = 'L';

/** Switches between the whole window and the room's usual share. */
export const WIDE_KEY = 'W';

/** Lists the keys, also over a lock. */
export const LIST_KEY = '?';

/** Milliseconds: the longest delay before a key takes effect. */
const SUSPENSE = 600;

interface Table {
  gameplay: GameplayStore;
  port: PlayPort;
  /** Whether the room has the whole window. */
  isWide: boolean;
  /** Whether news lies over the room, where it is the topmost thing. */
  isNewsOver: boolean;
  listKeys: () => void;
}

/**
 * Keys of a running play while it has the focus. Escape closes the nearest thing (`closeNearest`);
 * Backspace leaves a close-up. Plus and minus zoom, 0 resets. H and J open hints and journal, L highlights, W
 * changes the room's size, a question mark lists the keys.
 */
export function onTableKey(event: KeyboardEvent, table: Table): void {
  const { gameplay } = table;
  const { repeat } = event;
  const key = keyOf(event);
  if (key === LIST_KEY && !isShortcut(event) && !isTyping(event.target)) table.listKeys();
  if (isElsewhere(event, gameplay)) return;
  // Otherwise the browser sends a close request too, as for Android's Back.
  if (key === 'Escape') event.preventDefault();
  // While this key is held down, everything is highlighted; releasing it ends that.
  if (key.toUpperCase() === HIGHLIGHT_KEY) {
    if (!repeat && seesRoom(gameplay)) lookUntilLetGo(gameplay);
  } else unlessTaken(gameplay, () => pressKey({ key, repeat }, table));
}

function pressKey(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  { gameplay, port, isWide, isNewsOver }: Table,
): void {
  if (!repeat) openHelp(key.toUpperCase(), gameplay);
  if (!repeat && key.toUpperCase() === WIDE_KEY) chooseWide(!isWide);
  const view = VIEWS[key];
  if (view) {
    port.lookAround();
    port.setSeen(view(port.getState().seen));
  }
  if (key === 'Backspace') void gameplay.getState().back();
  if (key === 'Escape') closeNearest(gameplay, isNewsOver);
}

/**
 * Delays a key while the result of a click is unknown, since the key may be meant for a lock about to open.
 */
function unlessTaken(gameplay: GameplayStore, go: () => void): void {
  const { isInSuspense, isWaiting } = gameplay.getState();
  // Once the wait is announced, it can be cancelled.
  if (!isInSuspense || isWaiting) {
    go();
    return;
  }
  function settle(): void {
    stop();
    clearTimeout(timer);
    if (gameplay.getState().dialog === null) go();
  }
  const stop = gameplay.subscribe(({ isInSuspense }) => isInSuspense || settle());
  const timer = setTimeout(settle, SUSPENSE);
}

function openHelp(key: string, gameplay: GameplayStore): void {
  if (!seesRoom(gameplay)) return;
  if (key === HELP_KEYS.hints) gameplay.getState().setHelp('hints');
  if (key === HELP_KEYS.journal) gameplay.getState().setHelp('journal');
}

/** Help is available only while the room is visible: not in a pause or during the escape. */
function seesRoom(gameplay: GameplayStore): boolean {
  const { scene, exit, isTimeUp } = gameplay.getState();
  return scene !== null && exit === null && !isTimeUp;
}

/** A window that loses the focus gets no key-up event. */
function lookUntilLetGo(gameplay: GameplayStore): void {
  const held = new AbortController();
  function release(): void {
    held.abort();
    gameplay.getState().setHighlighting(false);
  }
  gameplay.getState().setHighlighting(true);
  const { signal } = held;
  window.addEventListener('keyup', (event) => keyOf(event).toUpperCase() === HIGHLIGHT_KEY && release(), {
    signal,
  });
  window.addEventListener('blur', release, { signal });
}

/**
 * Closes the nearest of: the wait, a notice, what is said over the room, the highlighting (before what its names cover),
 * the selection, the close-up.
 * A large room is nothing that is open: it shrank under players who had just closed the last thing with Escape.
 */
export function closeNearest(gameplay: GameplayStore, isNewsOver: boolean): void {
  const { isWaiting, stopWaiting, dismissWords, setHighlighting, deselect, back } = gameplay.getState();
  const nearest = nearestOpen(gameplay.getState(), isNewsOver);
  if (isWaiting) stopWaiting();
  else if (toaster.dismissNewest()) return;
  else if (nearest === 'words') dismissWords();
  else if (nearest === 'names') setHighlighting(false);
  else if (nearest === 'hand') void deselect();
  else if (nearest !== null) void back();
}

/** A tap on the dark around a close-up leaves it, unless something is said: then only that goes. */
export function leaveByDark(gameplay: GameplayStore, isNewsOver: boolean): void {
  const { dismissWords, back } = gameplay.getState();
  if (isSaid(gameplay.getState(), isNewsOver)) dismissWords();
  else void back();
}

function isSaid(state: GameplayState, isNewsOver: boolean): boolean {
  return state.captions.length > 0 || (isNewsOver && tellsNews(state));
}

/** The name of what would be closed; null where nothing is open. */
export function nearestOpen(state: GameplayState, isNewsOver: boolean): string | null {
  const { isHighlighting, selectedTool, canGoBack, scene } = state;
  if (isSaid(state, isNewsOver) && !areNamesOnTop(state)) return 'words';
  if (isHighlighting) return 'names';
  if (selectedTool !== null) return 'hand';
  return canGoBack ? `close-up ${scene?.id}` : null;
}

/** The focus is in a dialog, or the key is a browser shortcut. */
function isElsewhere(event: KeyboardEvent, gameplay: GameplayStore): boolean {
  const isInDialog = (event.target as Element).closest('dialog') !== null;
  return isShortcut(event) || gameplay.getState().dialog !== null || isInDialog;
}

function isShortcut({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
