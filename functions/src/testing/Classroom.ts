import { act } from '../../../core/play/act.ts';
import { createPlay } from '../../../core/play/createPlay.ts';
import type { Action, Play } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { nameOf } from '../../../core/play/view/toPlayerView.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { Choices } from '../../../core/testing/choices.ts';
import { findGuess } from '../plays/slowGuesses.ts';
import { type Guesses, noteGuess, readGuesses, waitForGuess } from '../throttles/guesses.ts';
import { CODE, createTestRoom } from './testRoom.ts';

const SECOND = 1000;
/** Other numbers that can be seen in a room, and years that come to mind. */
const TEMPTING = ['1884', '1847', '1849', '1789', '1914', '2024', '1234', '0000', '4711', '1815', '5'];
const DECISIONS = 400;

interface PupilResult {
  escaped: boolean;
  /** Number of plays that were opened. */
  plays: number;
  /** How often an answer was held back because of other players' guesses. */
  slowed: number;
}

interface Pupil {
  choices: Choices;
  /**
   * Number of wrong answers before the right one: some pupils understand at once, some try a dozen answers, a
   * few hardly stop.
   */
  mistakes: number;
  play: Play;
  next: number;
  plays: number;
  slowed: number;
}

/**
 * Simulates pupils behind one address who play the test room at once, with human speed and mistakes, by the
 * core's rules and the throttle's functions. Reproducible by its seed.
 */
export class Classroom {
  readonly #room: Room = createTestRoom();
  readonly #pupils: Pupil[];
  #guesses: Guesses = readGuesses(undefined);
  #names = 0;

  /** @param countMistakes how many wrong answers a pupil gives before the right one */
  constructor(pupils: number, seed: number, countMistakes: (choices: Choices) => number = humanMistakes) {
    const numbers = randomNumbers(seed);
    this.#pupils = Array.from({ length: pupils }, () => {
      const choices = new Choices(Array.from({ length: DECISIONS }, numbers));
      const next = choices.below(600) * SECOND;
      return {
        choices,
        mistakes: countMistakes(choices),
        play: this.#begin(next),
        next,
        plays: 1,
        slowed: 0,
      };
    });
  }

  /** Number of different wrong answers that are counted at present. */
  get different(): number {
    return this.#guesses.tried.length;
  }

  /** Lets all pupils play until they escape. */
  play(): PupilResult[] {
    let pupil = this.#nextPupil();
    for (; pupil !== undefined; pupil = this.#nextPupil()) this.#step(pupil);
    return this.#pupils.map(({ play, plays, slowed }) => ({ escaped: play.isEscaped, plays, slowed }));
  }

  /** Returns the pupil who acts next, so that time passes equally for all. */
  #nextPupil(): Pupil | undefined {
    const playing = this.#pupils.filter(({ play }) => !play.isEscaped);
    return playing.reduce<Pupil | undefined>(
      (first, other) => (first === undefined || other.next < first.next ? other : first),
      undefined,
    );
  }

  #step(pupil: Pupil): void {
    const { choices, next: at } = pupil;
    if (pupil.play.isGameOver) {
      pupil.play = this.#begin(at);
      pupil.plays++;
    }
    const action = this.#choose(pupil);
    const wait = this.#take(pupil, action, at);
    pupil.next = at + wait + (3 + choices.below(10)) * SECOND;
  }

  /** Returns the milliseconds that the room makes the pupil wait. */
  #take(pupil: Pupil, action: Action<OpaqueName>, at: number): number {
    const { play } = pupil;
    const acted = act({ room: this.#room, play, at }, action);
    const guess = findGuess({ roomId: 'room', version: 1, room: this.#room, play, action, acted, at });
    const wait = guess ? waitForGuess(this.#guesses, guess.answer, at) : 0;
    if (wait > 0) {
      pupil.slowed++;
      return wait;
    }
    if (guess?.isWrong) {
      this.#guesses = noteGuess(this.#guesses, guess.answer, at);
      pupil.mistakes--;
    }
    pupil.play = acted.play;
    return Math.max(0, ...acted.events.map((event) => (event.type === 'lockClosed' ? event.wait : 0)));
  }

  #choose({ play, choices, mistakes }: Pupil): Action<OpaqueName> {
    const named = (id: ItemId) => nameOf(play, id);
    if (play.items.chest?.isLocked) {
      const password = mistakes > 0 ? wrongAnswer(choices, mistakes) : CODE;
      return { type: 'enterPassword', item: named('chest'), password };
    }
    if (!play.inventory.includes('key')) return { type: 'click', item: named('key') };
    return { type: 'useItem', item: named('key'), on: named('door') };
  }

  #begin(at: number): Play {
    const play = createPlay(this.#room, () => `name-${this.#names++}`);
    return act({ room: this.#room, play, at }, { type: 'start' }).play;
  }
}

/** Half understand at once or nearly; one in ten hardly stops trying. */
function humanMistakes(choices: Choices): number {
  const kind = choices.below(10);
  if (kind === 0) return 10 + choices.below(20);
  return kind < 6 ? choices.below(2) : choices.below(6);
}

/** Returns a slip, a number that can be seen in the room, or, for a pupil who hardly stops, any number. */
function wrongAnswer(choices: Choices, mistakes: number): string {
  if (mistakes > 6) return String(1000 + choices.below(9000));
  if (choices.isTrue()) return choices.oneOf(TEMPTING);
  const place = choices.below(CODE.length);
  return `${CODE.slice(0, place)}${choices.below(10)}${CODE.slice(place + 1)}`.replace(CODE, '1884');
}

/** Whole numbers that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
