import type { Play } from '../../../core/play/model.ts';
import { splitPlay } from '../../../core/play/seats.ts';
import type { PlayDocument, StoredSeat } from './playDocument.ts';

/** A stored play as one of its seats sees it (T1). */
export interface SeatedPlay
  extends Omit<PlayDocument, 'world' | 'seats' | 'players'>,
    Omit<StoredSeat, 'state'> {
  /** The seat's number. */
  seat: number;
  play: Play;
}

/**
 * Returns the play as the seat of one of these players sees it; null if none of them has a seat, or if it is not the
 * requested one.
 */
export function findSeatedPlay(
  document: PlayDocument,
  players: readonly string[],
  asked?: number,
): SeatedPlay | null {
  const seat = Object.keys(document.seats).find(
    (number) =>
      players.includes(document.seats[number]?.playerId ?? '') &&
      (asked === undefined || Number(number) === asked),
  );
  return seat === undefined ? null : playAt(document, Number(seat));
}

/** Returns the play as an existing seat sees it. */
export function playAt({ world, seats, players: _, ...shared }: PlayDocument, seat: number): SeatedPlay {
  const { state, ...own } = seats[seat] as StoredSeat;
  return { ...shared, ...own, seat, play: { ...world, ...state } };
}

/** Returns the document after a seat's action; the other seats keep their own state. */
export function withSeatedPlay(document: PlayDocument, seated: SeatedPlay): PlayDocument {
  const { seat, play, playerId, username, sequence, lastAnswer, presentAt, ...rest } = seated;
  const { key: _, heard: __, signs: ___, browserId: ____, ...shared } = rest;
  const { world, seat: state } = splitPlay(play);
  // Fields of the seat that only calls of the party change stay as the document has them.
  const stored = document.seats[seat] as StoredSeat;
  const own: StoredSeat = {
    ...stored,
    playerId,
    username,
    state,
    sequence,
    lastAnswer,
    ...(presentAt !== undefined && { presentAt }),
  };
  return { ...shared, world, seats: { ...document.seats, [seat]: own }, players: document.players };
}
