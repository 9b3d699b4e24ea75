import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import { toSeatView } from '../../../core/play/team/toSeatView.ts';
import type { Room } from '../../../core/room/model.ts';
import type { StoredSeat } from '../plays/playDocument.ts';
import type { Player } from '../plays/player.ts';
import { type PartyPlay, teamOf } from './partyPlay.ts';

interface Seated {
  playId: string;
  document: PartyPlay;
  seat: number;
  room: Room;
  player: Player;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Returns the answer to a player who has a seat. */
export function answerSeated({ playId, document, seat, room, player, at }: Seated): SeatedAnswer {
  const { roomId, version, board, party, seats } = document;
  const { playerId, sequence, key = '' } = seats[seat] as StoredSeat;
  const { guestToken } = player;
  const view = toSeatView({ room, team: teamOf(document), at }, seat);
  const keys = { seat: key, team: party.key };
  return {
    playId,
    seat,
    playerId,
    guestToken,
    roomId,
    version,
    board,
    sequence,
    number: party.number,
    keys,
    view,
  };
}
