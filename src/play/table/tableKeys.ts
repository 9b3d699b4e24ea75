import type { KeyboardEvent } from 'react';
import type { PercentRect } from '../../../core/room/geometry.ts';
import type { PlayPort } from '../../../game/ports.ts';
import { keyOf } from '../../shared/keys/keyOf.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import type { GameplayState, GameplayStore } from '../session/gameplayStore.ts';
import type { Help } from '../session/screen.ts';
import { ALL_SEEN, nearer } from '../session/seen.ts';
import { chooseUsualWidth, chooseWide } from './wideChoice.ts';

/** How much nearer a press of plus goes. */
const NEARER = 1.25;

const VIEWS: Readonly<Record<string, (seen: PercentRect) => PercentRect>> = {
  '+': (seen) => nearer(seen, NEARER),
  '-': (seen) => nearer(seen, 1 / NEARER),
  '0': () => ALL_SEEN,
};

/** Of each help. */
export const HELP_KEYS = { hints: 'H', journal: 'J' } as const satisfies Record<Help, string>;

/** While it is held, what can be touched is ringed and named. */
export const LOOK_KEY = 'L';

/** Gives the room all of the window, or its usual share. */
export const WIDE_KEY = 'W';

/** Milliseconds: who strikes a key does not wait longer for what it does. */
const SUSPENSE = 600;

interface Table {
  gameplay: GameplayStore;
  port: PlayPort;
  /** The room has all of the window. */
  isWide: boolean;
}

/**
 * Keys of a running play, where the focus is in it. Escape puts away what is nearest (`putAwayNearest`); Backspace leaves a close-up. Plus and minus look nearer and farther, 0 as at first. H and J
 * open the hints and the journal, L shows what can be touched, W makes the room larger or smaller.
 */
export function onTableKey(event: KeyboardEvent, table: Table): void {
  const { gameplay } = table;
  const { repeat } = event;
  const key = keyOf(event);
  if (isElsewhere(event, gameplay)) return;
  // Or the browser would ask once more, as if by Android's Back.
  if (key === 'Escape') event.preventDefault();
  // Held, it ends when it is let go.
  if (key.toUpperCase() === LOOK_KEY) {
    if (!repeat && seesRoom(gameplay)) lookUntilLetGo(gameplay);
  } else unlessTaken(gameplay, () => pressKey({ key, repeat }, table));
}

function pressKey(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  { gameplay, port, isWide }: Table,
): void {
  if (!repeat) openHelp(key.toUpperCase(), gameplay);
  if (!repeat && key.toUpperCase() === WIDE_KEY) chooseWide(!isWide);
  const view = VIEWS[key];
  if (view) port.setSeen(view(port.getState().seen));
  if (key === 'Backspace') void gameplay.getState().back();
  if (key === 'Escape') putAwayNearest(gameplay);
}

/** While it is not known what a click does, a key may be meant for the lock that it brings: it does nothing in the room then. */
function unlessTaken(gameplay: GameplayStore, go: () => void): void {
  const { isInSuspense, isWaiting } = gameplay.getState();
  // What is told to be awaited may be called off.
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

/** Helps are for what is seen: not for a covered room, nor on the way out. */
function seesRoom(gameplay: GameplayStore): boolean {
  const { scene, wayOut, isTimeUp } = gameplay.getState();
  return scene !== null && wayOut === null && !isTimeUp;
}

/** A window that is left gets no word of a key that is let go. */
function lookUntilLetGo(gameplay: GameplayStore): void {
  const held = new AbortController();
  function letGo(): void {
    held.abort();
    gameplay.getState().setLooking(false);
  }
  gameplay.getState().setLooking(true);
  const { signal } = held;
  window.addEventListener('keyup', (event) => keyOf(event).toUpperCase() === LOOK_KEY && letGo(), { signal });
  window.addEventListener('blur', letGo, { signal });
}

/** What is awaited, a notice, the caption, the names of what can be touched, what is in the hand, the close-up, or the room's width: one of them. */
export function putAwayNearest(gameplay: GameplayStore): void {
  const { isWaiting, callOff, dismissCaptions, setLooking, deselect, back } = gameplay.getState();
  const nearest = nearestOpen(gameplay.getState());
  if (isWaiting) callOff();
  else if (toaster.dismissNewest()) return;
  else if (nearest === 'caption') dismissCaptions();
  else if (nearest === 'names') setLooking(false);
  else if (nearest === 'hand') void deselect();
  else if (nearest !== null) void back();
  else chooseUsualWidth();
}

/** What of the room would be put away; null where there is nothing. */
export function nearestOpen(state: GameplayState): string | null {
  const { captions, isLooking, selectedTool, canGoBack, scene } = state;
  if (captions.length > 0) return 'caption';
  if (isLooking) return 'names';
  if (selectedTool !== null) return 'hand';
  return canGoBack ? `close-up ${scene?.id}` : null;
}

/** In a dialog, or the browser's own shortcut. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent, gameplay: GameplayStore): boolean {
  const isShortcut = ctrlKey || metaKey || altKey;
  return isShortcut || gameplay.getState().dialog !== null || (target as Element).closest('dialog') !== null;
}
