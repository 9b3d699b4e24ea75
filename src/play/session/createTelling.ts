import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { nextCaptions } from './caption.ts';
import { type GameDialog, nextDialogs } from './gameDialog.ts';
import type { EventListener, GameplayData, SightListener, Usher } from './gameplayState.ts';
import { nextLadder } from './hintLadder.ts';
import { nextWayOut } from './wayOut.ts';

type Events = readonly PlayEvent<OpaqueName>[];

interface TellingDeps {
  get: () => GameplayData;
  set: (state: Partial<GameplayData>) => void;
  now: () => number;
}

/** Whatever lay over the room is put away: the open door is to be seen, or the night. */
const OVER = { help: null, isLooking: false } satisfies Partial<GameplayData>;

/** Shows a player, and whoever listens, what came about. */
export function createTelling({ get, set, now }: TellingDeps) {
  const listeners = new Set<EventListener>();
  const watchers = new Set<SightListener>();
  const ushers = new Set<Usher>();
  /** What a lock, still in the hand, hides from sight. */
  let hidden: Events[] = [];
  return {
    /** Settles once what brings an answer about has arrived, as a key that flies to its lock; null where nothing is on its way. */
    arrival: (events: Events): Promise<unknown> | null => {
      const underWay = [...ushers].flatMap((usher) => usher(events) ?? []);
      return underWay.length > 0 ? Promise.allSettled(underWay) : null;
    },
    /** `isAwaited`: false where the player waits for it no more, and nothing is laid over the room. */
    tell: (events: Events, isAwaited = true) => {
      const state = get();
      set({
        lastEvents: events,
        ...(isAwaited && nextDialogs(state, events, now())),
        captions: nextCaptions(state.captions, events, now()),
        ladder: nextLadder(state.ladder, events),
        wayOut: nextWayOut(state.wayOut, events, state.dialog),
        answers: state.answers + 1,
        ...(events.some(({ type }) => type === 'escaped' || type === 'gameOver') && OVER),
        ...(events.some(({ type }) => type === 'gameOver') && { isTimeUp: true }),
      });
      for (const listener of listeners) listener(events);
      if (opensLockInHand(state.dialog, events)) hidden.push(events);
      else for (const watcher of watchers) watcher(events, { hadLock: false });
    },
    /** The lock has been put away: what came about in the room below it is seen now. */
    uncover: () => {
      for (const events of hidden.splice(0))
        for (const watcher of watchers) watcher(events, { hadLock: true });
    },
    /** An opening that was hidden when a play was left is none of the next one. */
    forget: () => {
      hidden = [];
    },
    /** What a thing was said to tell, it did not. */
    takeBack: (thing: OpaqueName) => {
      const { captions, dialog, unread } = get();
      const isOther = ({ item }: { item: OpaqueName }) => item !== thing;
      const [open = null, ...waiting] = [...(dialog ? [dialog] : []), ...unread].filter(isOther);
      set({ lastEvents: [], captions: captions.filter(isOther), dialog: open, unread: waiting });
    },
    subscriptions: {
      subscribeEvents: (listener: EventListener) => joined(listeners, listener),
      subscribeSights: (watcher: SightListener) => joined(watchers, watcher),
      subscribeArrivals: (usher: Usher) => joined(ushers, usher),
    },
  };
}

/** Returns the way to leave again. */
function joined<Listener>(all: Set<Listener>, one: Listener): () => void {
  all.add(one);
  return () => void all.delete(one);
}

function opensLockInHand(held: GameDialog | null, events: Events): boolean {
  if (held?.type !== 'password') return false;
  return events.some((event) => event.type === 'unlocked' && event.item === held.item);
}
