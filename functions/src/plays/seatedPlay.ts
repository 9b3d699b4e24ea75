import type { Play } from '../../../core/play/model.ts';
import { splitPlay } from '../../../core/play/seats.ts';
import type { PlayDocument, StoredSeat } from './playDocument.ts';

/** A stored play as one of its seats has it (T1). */
export interface SeatedPlay
  extends Omit<PlayDocument, 'world' | 'seats' | 'players'>,
    Omit<StoredSeat, 'state'> {
  /** The seat's number. */
  seat: number;
  play: Play;
}

/** The play as the seat of one of these players has it; null where none of them has a seat. */
export function findSeatedPlay(document: PlayDocument, players: readonly string[]): SeatedPlay | null {
  const seat = Object.keys(document.seats).find((number) =>
    players.includes(document.seats[number]?.playerId ?? ''),
  );
  return seat === undefined ? null : playAt(document, Number(seat));
}

/** The play as the seat of a number has it, which must be one of its seats. */
export function playAt({ world, seats, players: _, ...shared }: PlayDocument, seat: number): SeatedPlay {
  const { state, ...own } = seats[seat] as StoredSeat;
  return { ...shared, ...own, seat, play: { ...world, ...state } };
}

/** The document after what a seat did; the other seats keep what is their own. */
export function withSeatedPlay(document: PlayDocument, seated: SeatedPlay): PlayDocument {
  const { seat, play, playerId, username, sequence, lastAnswer, ...shared } = seated;
  const { world, seat: state } = splitPlay(play);
  const own: StoredSeat = { playerId, username, state, sequence, lastAnswer };
  return { ...shared, world, seats: { ...document.seats, [seat]: own }, players: document.players };
}
