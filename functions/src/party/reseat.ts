import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { Team } from '../../../core/play/team/team.ts';
import type { Room } from '../../../core/room/model.ts';
import { type StoredSeat, storePlay } from '../plays/playDocument.ts';
import { ownerOf, type Player } from '../plays/player.ts';
import { answerSeated } from './answerSeated.ts';
import { codeRef, withKeys } from './codes.ts';
import { closingOf, noteNews, publicationOf } from './news.ts';
import { exceptFor, newsOf } from './newsOf.ts';
import { type PartyPlay, teamOf, withTeam } from './partyPlay.ts';
import { withTeamKey } from './presence.ts';

/** A player who comes to a party. */
export interface Coming {
  transaction: Transaction;
  playId: string;
  document: PartyPlay;
  room: Room;
  player: Player;
  /** The new keys of the seat and of the team (T11). */
  keys: { seat: string; team: string };
  /** Milliseconds since the epoch. */
  at: number;
}

/** The response to the player who got the seat, and the messages to publish. */
export interface Came {
  answer: SeatedAnswer;
  publication: Record<string, unknown>;
}

interface Reseating {
  seat: number;
  type: 'takenOver' | 'moved';
  /** The team with the player in the seat. */
  after: Team;
  present: ReadonlySet<number>;
  /** Further fields of the stored seat and of the party that change. */
  stored?: Partial<StoredSeat>;
  party?: { isRoomKnown?: true };
}

/** Gives a seat to another player or device, with new keys of the seat and of the team (T9, T11). */
export function reseat(db: Firestore, coming: Coming, reseating: Reseating): Came {
  const { transaction, playId, document, room, player, keys, at } = coming;
  const { seat, type, after, present, stored = {}, party = {} } = reseating;
  const change = { room, before: teamOf(document), after, at };
  const news = { ...exceptFor(seat, newsOf(change, seat, { type })), teamKey: keys.team };
  const changed = withTeamKey(withTeam(document, after), { teamKey: keys.team, present, at });
  const { signs: _, browserId: __, ...former } = changed.seats[seat] as StoredSeat;
  const own: StoredSeat = { ...former, ...stored, ...ownerOf(player), key: keys.seat, presentAt: at };
  const seats: PartyPlay['seats'] = { ...changed.seats, [seat]: own };
  const players = Object.values(seats).map(({ playerId }) => playerId);
  const reseated = noteNews({ ...changed, seats, players, party: { ...changed.party, ...party } }, news);
  storePlay(transaction, db, playId, reseated);
  transaction.update(codeRef(db, document.party.code), withKeys(keys.seat, keys.team));
  return {
    answer: answerSeated({ playId, document: reseated, seat, room, player, at }),
    publication: { ...publicationOf(reseated, news), ...closingOf(document, reseated, { seat, type }) },
  };
}
