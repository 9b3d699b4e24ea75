import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { type Caption, nextCaptions } from './caption.ts';
import { type GameDialog, nextDialogs } from './gameDialog.ts';
import { type HintLadder, nextLadder } from './hintLadder.ts';
import type { PlayEvents } from './predictEvents.ts';
import { nextWayOut, type WayOut } from './wayOut.ts';

/** The ladder of hints, or what was told so far. */
export type Help = 'hints' | 'journal';

/** What is on the screen beside the judge's view. */
export interface Screen {
  dialog: GameDialog | null;
  /** What is read after that, of several quick clicks. */
  unread: readonly GameDialog[];
  /** The lines on the stage (O4), oldest first. */
  captions: readonly Caption[];
  /** What was told of the next step (P16). */
  ladder: HintLadder;
  /** Nothing that could be told leads to the door: in a draft alone. */
  hasNoHint: boolean;
  /** Of what can be looked at again, the index of the entry on top, as it was read last; null for the latest paper. */
  paper: number | null;
  /** Whether that is read beside a lock, too. */
  isPinned: boolean;
  /** What is opened beside the room to help. */
  help: Help | null;
  /** Whether all that can be clicked is ringed and named. */
  isLooking: boolean;
  /** Through which the player is leaving; null before that, and once the end is told. */
  wayOut: WayOut | null;
  /** The time has just run out, which is seen in the room before the end is told. */
  isTimeUp: boolean;
  /** What the last action brought about. */
  lastEvents: PlayEvents;
  /** Counts what was told: two answers that say the same are still two. */
  answers: number;
  /** What came about in the room below an open lock: shown there once that has left the screen. */
  hidden: readonly PlayEvents[];
  /** The item under an inventory entry being dragged. */
  targetId: OpaqueName | null;
  /** Rooms to be played next. */
  recommended: readonly SummaryEntry[];
}

export const BLANK_SCREEN: Screen = {
  dialog: null,
  unread: [],
  captions: [],
  ladder: [],
  hasNoHint: false,
  paper: null,
  isPinned: false,
  help: null,
  isLooking: false,
  wayOut: null,
  isTimeUp: false,
  lastEvents: [],
  answers: 0,
  hidden: [],
  targetId: null,
  recommended: [],
};

/** The screen after an action of this player. `isCalledOff`: the player waits for it no more, and no dialog opens. */
export function tellScreen(screen: Screen, events: PlayEvents, at: number, isCalledOff = false): Screen {
  return {
    ...tellNews(screen, events),
    ...(!isCalledOff && nextDialogs(screen, events, at)),
    captions: nextCaptions(screen.captions, events, at),
  };
}

/** The screen after an action of another seat: its words are not for this player, whose dialog closes only where it has nothing more to do (T4, T5). */
export function hearScreen(screen: Screen, events: PlayEvents): Screen {
  const { dialog } = screen;
  const isCovered = hasAny(events, 'paused', 'escaped', 'gameOver');
  const isOpened = opensShownLock(screen, events);
  const isClosed = isCovered || (isOpened && dialog?.type !== 'message');
  return {
    ...tellNews(screen, events),
    ...(isClosed && { dialog: null, unread: [] }),
    ...(isCovered && { captions: [] }),
  };
}

/** Whether the lock that is open on the screen is unlocked. */
export function opensShownLock({ dialog }: Screen, events: PlayEvents): boolean {
  if (dialog?.type !== 'password') return false;
  return events.some((event) => event.type === 'unlocked' && event.item === dialog.item);
}

/** The screen without what was shown of a click that came out otherwise. */
export function takeBackClick(screen: Screen, clicked: OpaqueName): Screen {
  const isOther = ({ item }: { item: OpaqueName }) => item !== clicked;
  const { dialog, unread, captions } = screen;
  const [open = null, ...waiting] = [...(dialog ? [dialog] : []), ...unread].filter(isOther);
  return { ...screen, lastEvents: [], captions: captions.filter(isOther), dialog: open, unread: waiting };
}

/** The screen after what came about in the room, whoever acted. */
function tellNews(screen: Screen, events: PlayEvents): Screen {
  const isTimeUp = hasAny(events, 'gameOver');
  return {
    ...screen,
    lastEvents: events,
    answers: screen.answers + 1,
    ladder: nextLadder(screen.ladder, events),
    wayOut: nextWayOut(screen.wayOut, events, screen.dialog),
    hidden: opensShownLock(screen, events) ? [...screen.hidden, events] : screen.hidden,
    // Whatever lay over the room closes: the open door is to be seen, or the night.
    ...(hasAny(events, 'escaped', 'gameOver') && { help: null, isLooking: false }),
    ...(isTimeUp && { isTimeUp }),
  };
}

function hasAny(events: PlayEvents, ...types: PlayEvents[number]['type'][]): boolean {
  return events.some(({ type }) => types.includes(type));
}
