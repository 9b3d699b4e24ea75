import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { definitionOf } from '../../../core/lock/faces.ts';
import { comparedAnswer } from '../../../core/lock/lock.ts';
import type { Acted } from '../../../core/play/act.ts';
import { elapsed } from '../../../core/play/clock.ts';
import type { Action, Play } from '../../../core/play/model.ts';
import { answerIn } from '../../../core/play/view/naming.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import { noteGuess, readGuesses, waitForGuess } from '../throttles/guesses.ts';
import type { ThrottledClient } from '../throttles/throttledClientsOf.ts';

/** Milliseconds after the last wrong answer until all are forgotten. */
const LIFETIME = 24 * 60 * 60 * 1000;
/** Length of an answer's digest: a few thousand answers never collide. */
const ANSWER_LETTERS = 8;

/** A judged action with its inputs. */
interface Judged {
  roomId: string;
  version: number;
  room: Room;
  /** Before the action. */
  play: Play;
  action: Action<OpaqueName>;
  acted: Acted;
  /** Milliseconds since the epoch. */
  at: number;
}

/** What the player is told, and the write that counts a wrong answer. */
interface Slowed {
  acted: Acted;
  count: () => void;
}

/** An answer that was compared with a lock's. */
interface Guess {
  /** Room, version, item. */
  lock: readonly [string, number, string];
  /** The lock's opaque name. */
  name: OpaqueName;
  answer: string;
  isWrong: boolean;
}

type GuessDeps = Pick<Deps, 'db' | 'digest'>;

/**
 * Holds an answer back, right or wrong, if one of the clients has given too many different wrong answers to this lock.
 * Otherwise counts a wrong answer for each client (P13). Without this, new guests with new plays could guess any code.
 * @param clients the network and the account of the action
 */
export async function slowGuesses(
  transaction: Transaction,
  deps: GuessDeps,
  judged: Judged,
  clients: readonly ThrottledClient[],
): Promise<Slowed> {
  const guess = findGuess(judged);
  if (guess === null) return { acted: judged.acted, count: () => {} };
  const { wait, count } = await takeGuess(transaction, deps, guess, clients, judged.at);
  return { acted: wait === 0 ? judged.acted : holdBack(judged, guess, wait), count };
}

/**
 * Returns the answer that an action compared with a lock (P13); null if none was: unknown item, closed lock,
 * ended play.
 */
export function findGuess({ roomId, version, room, play, action, acted }: Judged): Guess | null {
  if (action.type !== 'enterPassword') return null;
  const isWrong = acted.events.some(({ type }) => type === 'passwordWrong');
  if (!isWrong && !acted.events.some(({ type }) => type === 'unlocked')) return null;
  const id = Object.keys(play.names).find((known) => play.names[known] === action.item) ?? '';
  const item = itemOf(room, id);
  if (!item || !definitionOf(item.face).countsTries) return null;
  const lock = [roomId, version, id] as const;
  const answer = answerIn(room, play, { item: id, entered: action.password });
  return { lock, name: action.item, answer: comparedAnswer(item, answer), isWrong };
}

/** Returns the milliseconds to wait, 0 if the answer is accepted, and the write that counts it. */
async function takeGuess(
  transaction: Transaction,
  { db, digest }: GuessDeps,
  { lock, answer, isWrong }: Guess,
  clients: readonly ThrottledClient[],
  at: number,
): Promise<{ wait: number; count: () => void }> {
  const refs = clients.map(({ type, id }) =>
    db.doc(`throttles/guesses_${digest('guesses', ...lock, type, id)}`),
  );
  const answerDigest = digest('answer', ...lock, answer).slice(0, ANSWER_LETTERS);
  const stored = await transaction.getAll(...refs);
  const all = stored.map((document) => ({ ref: document.ref, guesses: readGuesses(document.data()) }));
  const wait = Math.max(...all.map(({ guesses }) => waitForGuess(guesses, answerDigest, at)));
  const count = () => {
    if (wait > 0 || !isWrong) return;
    const expiresAt = Timestamp.fromMillis(at + LIFETIME);
    for (const { ref, guesses } of all) {
      const noted = noteGuess(guesses, answerDigest, at);
      if (noted !== guesses) transaction.set(ref, { ...noted, expiresAt });
    }
  };
  return { wait, count };
}

/** The play does not change, and nothing reveals whether the answer was right. */
function holdBack({ play, at }: Judged, { name }: Guess, wait: number): Acted {
  const events = [{ type: 'lockSlowed', item: name, wait }] as const;
  return { play, events, refusal: null, change: { elapsed: elapsed(play, at) } };
}
