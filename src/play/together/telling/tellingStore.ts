import { createStore } from 'zustand/vanilla';
import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';

/** A message about an action of another player. */
export interface Telling {
  /** The seat of that player; null if the message is about this player's own connection. */
  by: number | null;
  text: string;
  /** A place to which the message links. */
  way?: OpaqueName | null;
  /** Whether the stage itself shows it, so that it needs no slip. */
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
  /** The last three messages, oldest first. */
  heard: readonly Telling[];
  /** The text in the live region for screen readers. */
  spoken: { id: number; text: string } | null;
  tell: (telling: Telling) => void;
  /** Speaks about an action of this player, before everything else. */
  say: (text: string) => void;
  /** Tells the last three again. */
  again: () => void;
  endSlip: (slip: Slip) => void;
  /** Delays the sentences about others, since one about this player's own action was just spoken. */
  holdBack: () => void;
}

/**
 * The maximum number of slips that wait; older ones are dropped, since the journal or the stage shows them.
 */
const MOST_WAITING = 3;
const MOST_HEARD = 3;
/** The maximum number of sentences that wait to be spoken. */
const MOST_SENTENCES = 20;
/** Milliseconds between two sentences, and the age at which a waiting one is dropped. */
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
 * Returns the next sentence to speak, and those that wait after it. Old ones are dropped, and those about the
 * same player are joined.
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

/** Joins sentences to one text. A full stop after those that end with a name makes the voice pause. */
function inOne(sentences: readonly Pick<Sentence, 'text'>[]): string {
  return sentences
    .map(({ text }, index) => (index === sentences.length - 1 || /[.!?…]$/u.test(text) ? text : `${text}.`))
    .join(' ');
}
