import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { type Caption, nextCaptions } from './caption.ts';
import { nextExit, type OpenExit } from './exit.ts';
import { type GameDialog, nextDialogs } from './gameDialog.ts';
import { type HintLadder, nextLadder } from './hintLadder.ts';
import type { PlayEvents } from './predictEvents.ts';

/** The ladder of hints, or the journal. */
export type Help = 'hints' | 'journal';

/** The state of the screen beside the judge's view. */
export interface Screen {
  dialog: GameDialog | null;
  /** Dialogs that open after this one, from several quick clicks. */
  waitingDialogs: readonly GameDialog[];
  /** Captions on the stage (O4), oldest first. */
  captions: readonly Caption[];
  /** Revealed rungs of the next step (P16). */
  ladder: HintLadder;
  /** No hint can lead to the door; possible only in a draft. */
  hasNoHint: boolean;
  /** Index of the journal entry on top, as last read; null for the latest paper. */
  paper: number | null;
  /** Whether that entry is shown beside locks, too. */
  isPinned: boolean;
  /** The help opened beside the room. */
  help: Help | null;
  /** Whether everything that can be clicked is ringed and named. */
  isHighlighting: boolean;
  /** The last action's events when the highlighting began. */
  highlightedAfter: PlayEvents | null;
  /** The door through which the player leaves; null before, and once the end screen is shown. */
  exit: OpenExit | null;
  /** The time has just run out, which the room shows before the end screen. */
  isTimeUp: boolean;
  /** The last action's events. */
  lastEvents: PlayEvents;
  /** The events whose news the player has put away. */
  putAway: PlayEvents | null;
  /** Counts announcements, so that the same text is announced again. */
  announcements: number;
  /** Events in the room behind an open lock, shown once that has left the screen. */
  hidden: readonly PlayEvents[];
  /** The item under a dragged inventory entry. */
  targetId: OpaqueName | null;
  /** Suggested rooms. */
  recommended: readonly SummaryEntry[];
}

export const BLANK_SCREEN: Screen = {
  dialog: null,
  waitingDialogs: [],
  captions: [],
  ladder: [],
  hasNoHint: false,
  paper: null,
  isPinned: false,
  help: null,
  isHighlighting: false,
  highlightedAfter: null,
  exit: null,
  isTimeUp: false,
  lastEvents: [],
  putAway: null,
  announcements: 0,
  hidden: [],
  targetId: null,
  recommended: [],
};

/** The screen after this player's action. `isInBackground`: the player cancelled waiting, so no dialog opens. */
export function tellScreen(screen: Screen, events: PlayEvents, at: number, isInBackground = false): Screen {
  return {
    ...tellNews(screen, events),
    ...(!isInBackground && nextDialogs(screen, events, at)),
    captions: nextCaptions(screen.captions, events, at),
  };
}

/**
 * Whether the names of highlighted things lie over what was said. What is said later lies over them: a thing that is
 * clicked while its name is shown answers at once.
 */
export function areNamesOnTop(
  screen: Pick<Screen, 'isHighlighting' | 'highlightedAfter' | 'lastEvents'>,
): boolean {
  return screen.isHighlighting && screen.highlightedAfter === screen.lastEvents;
}

/** Whether the lock on the screen is unlocked. */
export function opensShownLock({ dialog }: Screen, events: PlayEvents): boolean {
  if (dialog?.type !== 'password') return false;
  return events.some((event) => event.type === 'unlocked' && event.item === dialog.item);
}

/** The screen without the prediction of a click that turned out differently. */
export function takeBackClick(screen: Screen, clicked: OpaqueName): Screen {
  const isOther = ({ item }: { item: OpaqueName }) => item !== clicked;
  const { dialog, waitingDialogs, captions } = screen;
  const [open = null, ...waiting] = [...(dialog ? [dialog] : []), ...waitingDialogs].filter(isOther);
  return {
    ...screen,
    lastEvents: [],
    captions: captions.filter(isOther),
    dialog: open,
    waitingDialogs: waiting,
  };
}

/** Returns the screen after events in the room, whoever caused them. */
export function tellNews(screen: Screen, events: PlayEvents): Screen {
  const isTimeUp = hasAny(events, 'gameOver');
  return {
    ...screen,
    lastEvents: events,
    announcements: screen.announcements + 1,
    ladder: nextLadder(screen.ladder, events),
    exit: nextExit(screen.exit, events, screen.dialog),
    hidden: opensShownLock(screen, events) ? [...screen.hidden, events] : screen.hidden,
    // Closes everything over the room, so that the open door or the night is seen.
    ...(hasAny(events, 'escaped', 'gameOver') && { help: null, isHighlighting: false }),
    ...(isTimeUp && { isTimeUp }),
  };
}

export function hasAny(events: PlayEvents, ...types: PlayEvents[number]['type'][]): boolean {
  return events.some(({ type }) => types.includes(type));
}
