import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import { nextCaptions } from './caption.ts';
import { nextDialogs } from './gameDialog.ts';
import type { EventListener, GameplayData } from './gameplayState.ts';
import { nextLadder } from './hintLadder.ts';
import { nextWayOut } from './wayOut.ts';

interface TellingDeps {
  get: () => GameplayData;
  set: (state: Partial<GameplayData>) => void;
  now: () => number;
}

/** Shows a player, and whoever listens, what came about. */
export function createTelling({ get, set, now }: TellingDeps) {
  const listeners = new Set<EventListener>();
  return {
    tell: (events: readonly PlayEvent<OpaqueName>[]) => {
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
  };
}
