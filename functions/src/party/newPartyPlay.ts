import { NO_MARKS } from '../../../core/insight/marks.ts';
import { FIRST_SEAT } from '../../../core/play/seats.ts';
import type { Team } from '../../../core/play/team/team.ts';
import { PLAY_VERSION } from '../plays/migrations.ts';
import { ownerOf, type Player } from '../plays/player.ts';
import type { LiveVersion } from '../rooms/findLiveVersion.ts';
import { type PartyPlay, withTeam } from './partyPlay.ts';

interface Opening {
  roomId: string;
  team: Team;
  player: Player;
  /** The keys of the first seat and of the team. */
  keys: readonly [string, string];
  /** Milliseconds since the epoch. */
  at: number;
}

/** Returns the play of a party as it is first stored, with its first seat. */
export function newPartyPlay(
  { version, board }: Pick<LiveVersion, 'version' | 'board'>,
  { roomId, team, player, keys: [seatKey, key], at }: Opening,
): PartyPlay {
  const { world, code, opener, isOpen } = team;
  const empty: PartyPlay = {
    schemaVersion: PLAY_VERSION,
    roomId,
    version,
    board,
    world,
    seats: {},
    players: [],
    marks: NO_MARKS,
    stuckAt: null,
    actedAt: null,
    isCounted: false,
    party: { code, opener, isOpen, number: 0, key },
    createdAt: Math.floor(at / 1000),
  };
  return withTeam(empty, team, { [FIRST_SEAT]: { ...ownerOf(player), key: seatKey, presentAt: at } });
}
