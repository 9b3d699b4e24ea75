import { createStore } from 'zustand/vanilla';
import type { ClassView } from '../../../core/calls/pieces/classes.ts';

/** A message from the teacher to this team, or to all teams. */
export type Said = ClassView['messages'][number];

/** A message in the journal. */
export interface Noted {
  said: Said;
  /** The number of journal entries before this message. */
  place: number;
}

interface ClassState {
  view: ClassView;
  /** When the view came, in milliseconds of this browser's clock. */
  takenAt: number;
  /** Messages whose slip has not been shown for its full time, oldest first. */
  unread: readonly Said[];
  /** All messages that this tab has received, oldest first. */
  noted: readonly Noted[];
  /** How often a call for help was ended by somebody other than this player. */
  callsOver: number;
  /** Takes a view that the server sent. `entries`: the number of the journal's entries. */
  take: (view: ClassView, entries: number) => void;
  /** Takes a change that this player made. */
  change: (part: Partial<ClassView>) => void;
  read: (said: Said) => void;
}

/**
 * Milliseconds for which the slip of a message is shown. An older message is not shown to a pupil who joins.
 */
export const SHOWN_FOR = 20_000;

/** Stores what a pupil sees of the class beside the play. `now`: milliseconds of this browser's clock. */
export function createClassStore(first: ClassView, now: () => number = Date.now) {
  return createStore<ClassState>((set, get) => ({
    view: first,
    takenAt: now(),
    unread: first.messages.filter(({ at }) => at > first.at - SHOWN_FOR),
    noted: first.messages.map((said) => ({ said, place: 0 })),
    callsOver: 0,
    take: (view, entries) => {
      const { noted, unread, view: before, callsOver } = get();
      const latest = noted.at(-1)?.said.number ?? -1;
      const news = view.messages.filter(({ number }) => number > latest);
      set({
        view,
        takenAt: now(),
        unread: [...unread, ...news],
        noted: [...noted, ...news.map((said) => ({ said, place: entries }))],
        callsOver: callsOver + (before.isCalling && !view.isCalling ? 1 : 0),
      });
    },
    change: (part) => set({ view: { ...get().view, ...part } }),
    read: (said) => set({ unread: get().unread.filter((each) => each !== said) }),
  }));
}

export type ClassStore = ReturnType<typeof createClassStore>;

/** Returns for how many milliseconds the teacher still looks for this screen; 0 if not. */
export function litFor({ view, takenAt }: Pick<ClassState, 'view' | 'takenAt'>, at: number): number {
  return view.litUntil === null ? 0 : Math.max(0, view.litUntil - view.at - (at - takenAt));
}
