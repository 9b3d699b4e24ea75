import type { BoardTeam, ShowClassAnswer } from '../../../core/calls/class/showClass.ts';

/** So many teams are all shown, taken or not. */
const ALL_SHOWN = 12;

interface LobbyView {
  /** Number of taken seats, and of those whose pupil is away. */
  came: number;
  away: number;
  /** The teams that are shown: of many, those with pupils and the next free one. */
  teams: readonly BoardTeam[];
  /** Number of the others. */
  free: number;
  /** Hooks that a team shows: up to the fullest team plus one, never the whole reserve. */
  hooks: number;
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
