import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isHelped } from '../../../core/hint/isHelped.ts';
import { elapsedWithPauses } from '../../../core/play/clock.ts';
import { GUEST_PREFIX } from '../../../core/play/record/gameRecord.ts';
import { isUnrankedTeam, type TeamRecord, teamRecordIdOf } from '../../../core/play/record/teamRecord.ts';
import type { Deps } from '../deps.ts';
import type { PartyPlay } from '../party/partyPlay.ts';
import { hasActed } from '../plays/playDocument.ts';
import { playAt } from '../plays/seatedPlay.ts';
import { findShown, SHOWN } from './addGuestRecord.ts';
import { knowsRoom } from './knowsRoom.ts';
import { recordOrigins, teamRecordRef } from './recordRefs.ts';

/** The escape of a party. */
interface TeamEscape {
  playId: string;
  /** The play after the action that opened the door. */
  document: PartyPlay;
  /** The user id of the room's creator. */
  creatorId: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * Prepares a party's record on the leaderboard of teams (T8), and returns the writes. The record of a team with a
 * guest, or with an account without a confirmed address, is shown only among the ten best of its address, as the record
 * of a guest is (docs/decisions/0064).
 */
export async function keepTeamRecord(
  transaction: Transaction,
  deps: Pick<Deps, 'db' | 'auth' | 'digest' | 'network'>,
  escaped: TeamEscape,
): Promise<() => void> {
  const { db, digest, network } = deps;
  const { roomId, board: version } = escaped.document;
  const record = await recordOf(transaction, db, escaped);
  const id = teamRecordIdOf({ roomId, version, playId: escaped.playId });
  const ref = teamRecordRef(db, id);
  if (isUnrankedTeam(record)) return () => void transaction.create(ref, record);
  if (!(await hasGuest(deps, record.players)))
    return () => void transaction.create(ref, { ...record, isShown: true });
  const origin = digest('teamLeaderboard', roomId, version, network);
  const others = await findShown(db, origin);
  if (others.filter(({ time }) => time <= record.time).length >= SHOWN)
    return () => void transaction.create(ref, record);
  const dropped = others.slice(SHOWN - 1).map((other) => teamRecordRef(db, other.id));
  const stored = dropped.length > 0 ? await transaction.getAll(...dropped) : [];
  return () => {
    transaction.create(ref, { ...record, isShown: true });
    transaction.create(recordOrigins(db).doc(id), { roomId, origin, time: record.time });
    for (const other of stored) {
      if (other.exists) transaction.update(other.ref, { isShown: false });
      transaction.delete(recordOrigins(db).doc(other.id));
    }
  };
}

/**
 * Returns the record, not shown until it is compared with others. It names the seats that acted; for the rank it also
 * matters whether a player who only watched knew the room.
 */
async function recordOf(
  transaction: Transaction,
  db: Firestore,
  { document, creatorId, at }: TeamEscape,
): Promise<TeamRecord> {
  const { roomId, board: version, seats, players: team, party } = document;
  const acted = Object.entries(seats).filter(([, { state }]) => hasActed(state));
  const players = acted.map(([, { playerId }]) => playerId);
  const isRoomKnown =
    party.isRoomKnown === true ||
    players.includes(creatorId) ||
    (await knowsRoom(transaction, db, { roomId, version }, team));
  // The clock and the hints belong to the team, so any seat has the same.
  const { play } = playAt(document, Number(Object.keys(seats)[0]));
  return {
    roomId,
    version,
    seats: Object.fromEntries(acted.map(([seat, { playerId, username }]) => [seat, { playerId, username }])),
    players,
    isRoomKnown,
    isShown: false,
    time: elapsedWithPauses(play, at),
    pausedFor: play.pausedFor,
    timeAllowance: play.timeAllowance,
    hints: play.hints.asked,
    isHelped: isHelped(play),
    createdAt: Math.floor(at / 1000),
  };
}

/** Accounts without a confirmed address count as guests, since both are free to make. */
async function hasGuest({ auth }: Pick<Deps, 'auth'>, players: readonly string[]): Promise<boolean> {
  if (players.some((playerId) => playerId.startsWith(GUEST_PREFIX))) return true;
  const { users, notFound } = await auth.getUsers(players.map((uid) => ({ uid })));
  return notFound.length > 0 || users.some(({ emailVerified }) => !emailVerified);
}
