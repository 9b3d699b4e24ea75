import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import { nextCaptions } from './caption.ts';
import { type GameDialog, nextDialogs } from './gameDialog.ts';
import type { EventListener, GameplayData, SightListener } from './gameplayState.ts';
import { nextLadder } from './hintLadder.ts';
import { nextWayOut } from './wayOut.ts';

type Events = readonly PlayEvent<OpaqueName>[];

interface TellingDeps {
  get: () => GameplayData;
  set: (state: Partial<GameplayData>) => void;
  now: () => number;
}

/** Shows a player, and whoever listens, what came about. */
export function createTelling({ get, set, now }: TellingDeps) {
  const listeners = new Set<EventListener>();
  const watchers = new Set<SightListener>();
  /** What a lock, still in the hand, hides from sight. */
  let hidden: Events[] = [];
  return {
    tell: (events: Events) => {
      const state = get();
      set({
        lastEvents: events,
        ...nextDialogs(state, events, now()),
        captions: nextCaptions(state.captions, events, now()),
        ladder: nextLadder(state.ladder, events),
        wayOut: nextWayOut(state.wayOut, events, state.dialog),
        answers: state.answers + 1,
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
    subscribe: (listener: EventListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeSights: (watcher: SightListener) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

function opensLockInHand(held: GameDialog | null, events: Events): boolean {
  if (held?.type !== 'password') return false;
  return events.some((event) => event.type === 'unlocked' && event.item === held.item);
}
