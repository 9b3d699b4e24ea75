import { createStore } from 'zustand/vanilla';
import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';

/** A sentence about what somebody else did. */
export interface Telling {
  /** The seat; null if it is about this player's line. */
  by: number | null;
  text: string;
  /** A place to go to. */
  way?: OpaqueName | null;
  /** Whether the stage shows it by itself: then it needs no slip. */
  isOnStage?: boolean;
}

export interface Slip extends Telling {
  id: number;
}

/** A sentence that waits to be spoken. */
export interface Sentence extends Pick<Telling, 'by' | 'text'> {
  at: number;
}

export interface TellingState {
  /** The slip shown now, and those that wait. */
  slips: readonly Slip[];
  /** The last three, oldest first. */
  heard: readonly Telling[];
  /** The text in the live region for screen readers. */
  spoken: { id: number; text: string } | null;
  tell: (telling: Telling) => void;
  /** Speaks about an own doing, before all else. */
  say: (text: string) => void;
  /** Tells the last three again. */
  again: () => void;
  endSlip: (slip: Slip) => void;
  /** The play has just said what this player did: others wait. */
  holdBack: () => void;
}

/** Slips that may wait; older ones are in the journal, or in sight. */
const MOST_WAITING = 3;
const MOST_HEARD = 3;
/** Sentences that may wait to be spoken, however many come. */
const MOST_SENTENCES = 20;
/** Milliseconds between two sentences, and after which one is not spoken any more. */
const PAUSE = 2000;
const OLD = 10_000;

/** Stores the messages about the others: slips over the stage, and sentences for screen readers. */
export function createTellingStore(now: () => number = Date.now) {
  let lastId = 0;
  let queue: readonly Sentence[] = [];
  let quietUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return createStore<TellingState>((set, get) => {
    function speakNext(): void {
      clearTimeout(timer);
      timer = queue.length === 0 ? undefined : setTimeout(speak, Math.max(0, quietUntil - now()));
    }

    function speak(): void {
      const { text, rest } = nextSentence(queue, now());
      queue = rest;
      if (text !== null) {
        set({ spoken: { id: ++lastId, text } });
        quietUntil = now() + PAUSE;
      }
      speakNext();
    }

    function showSlips(tellings: readonly Telling[]): void {
      const added = tellings.map((telling) => ({ ...telling, id: ++lastId }));
      set({ slips: [...get().slips, ...added].slice(-1 - MOST_WAITING) });
    }

    function addSentences(sentences: readonly Sentence[]): void {
      queue = sentences.slice(-MOST_SENTENCES);
      speakNext();
    }

    return {
      slips: [],
      heard: [],
      spoken: null,
      tell: (telling) => {
        set({ heard: [...get().heard, telling].slice(-MOST_HEARD) });
        if (!telling.isOnStage) showSlips([telling]);
        addSentences([...queue, { by: telling.by, text: telling.text, at: now() }]);
      },
      say: (text) => {
        queue = [{ by: null, text, at: now() }, ...queue];
        speak();
      },
      again: () => {
        const { heard } = get();
        if (heard.length === 0) return;
        showSlips(heard);
        get().say(inOne(heard));
      },
      endSlip: ({ id }) => set({ slips: get().slips.filter((each) => each.id !== id) }),
      holdBack: () => {
        quietUntil = now() + PAUSE;
        speakNext();
      },
    };
  });
}

export type TellingStore = ReturnType<typeof createTellingStore>;

/**
 * The next sentence to be spoken, and what waits after it: what is too old is left out, and what the same player did
 * meanwhile is joined.
 */
export function nextSentence(
  queue: readonly Sentence[],
  now: number,
): { text: string | null; rest: readonly Sentence[] } {
  const fresh = queue.filter(({ at }) => now - at <= OLD);
  const [first] = fresh;
  if (!first) return { text: null, rest: [] };
  const isJoined = ({ by }: Sentence) => first.by !== null && by === first.by;
  const joined = fresh.filter((each) => each === first || isJoined(each));
  return {
    text: inOne(joined),
    rest: fresh.filter((each) => !joined.includes(each)),
  };
}

/** Several sentences as one text; a full stop makes the voice pause after those that end with a name. */
function inOne(sentences: readonly Pick<Sentence, 'text'>[]): string {
  return sentences
    .map(({ text }, index) => (index === sentences.length - 1 || /[.!?…]$/u.test(text) ? text : `${text}.`))
    .join(' ');
}
