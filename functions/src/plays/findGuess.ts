import { comparedForm } from '../../../core/lock/passwords.ts';
import type { Acted } from '../../../core/play/act.ts';
import type { Action, Play } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { Room } from '../../../core/room/model.ts';

/** An action as it was judged, and what it was judged by. */
export interface Judged {
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

/** An answer that was held against a lock's own. */
export interface Guess {
  /** Room, version, item. */
  lock: readonly [string, number, string];
  /** The lock's opaque name. */
  name: OpaqueName;
  answer: string;
  isWrong: boolean;
}

/** The answer that an action gave to a lock (P13); null where none was compared: an unknown item, a closed lock, a play that is over. */
export function findGuess({ roomId, version, room, play, action, acted }: Judged): Guess | null {
  if (action.type !== 'enterPassword') return null;
  const isWrong = acted.events.some(({ type }) => type === 'passwordWrong');
  if (!isWrong && !acted.events.some(({ type }) => type === 'unlocked')) return null;
  const id = Object.keys(play.names).find((known) => play.names[known] === action.item) ?? '';
  const item = itemOf(room, id);
  if (!item) return null;
  const lock = [roomId, version, id] as const;
  return { lock, name: action.item, answer: comparedForm(item, action.password), isWrong };
}
