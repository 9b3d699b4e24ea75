import type { BoardTeam, ShowClassAnswer } from '../../../core/calls/class/showClass.ts';

/** Up to this many teams are all shown, even empty ones; on the board, too. */
export const ALL_SHOWN = 12;

interface LobbyView {
  /** The number of taken seats, and of those whose pupil is away. */
  came: number;
  away: number;
  /** The teams to show; of many, only those with pupils and the next free one. */
  teams: readonly BoardTeam[];
  /** The number of teams that are not shown. */
  free: number;
  /** The number of hooks that a team shows: one more than the fullest team has pupils, but not all places. */
  hooks: number;
}

/** Returns whether each pupil plays alone. */
export function arePlayingAlone({ teams }: Pick<ShowClassAnswer, 'teams'>): boolean {
  return teams.every(({ places }) => places === 1);
}

/** Returns what the lobby shows. */
export function readLobby({ teams }: Pick<ShowClassAnswer, 'teams'>): LobbyView {
  const seats = teams.flatMap((team) => team.seats);
  const taken = teams.filter((team) => team.seats.length > 0);
  const next = teams.find((team) => team.seats.length === 0);
  const some = next ? [...taken, next] : taken;
  const shown = teams.length <= ALL_SHOWN ? teams : some.toSorted((one, other) => one.team - other.team);
  return {
    came: seats.length,
    away: seats.filter(({ isHere }) => !isHere).length,
    teams: shown,
    free: teams.length - shown.length,
    hooks: Math.max(0, ...teams.map((team) => team.seats.length)) + 1,
  };
}
