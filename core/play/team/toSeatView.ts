import type { Room } from '../../room/model.ts';
import { sceneOf } from '../../room/scenes.ts';
import type { Seat } from '../model.ts';
import type { PlayerView, ViewSeat, ViewTeam } from '../view/playerView.ts';
import { nameOf, sceneNameOf, toPlayerView, viewOwn } from '../view/toPlayerView.ts';
import { playOf, seatsOf, type Team, type TeamSeat, type TeamTurn } from './team.ts';

/**
 * Returns what one seat may see of a team's play (T2): what the team has earned, seen from the seat's scene,
 * and of the other seats their names, places and hands.
 */
export function toSeatView({ room, team, at }: TeamTurn, seat: number): PlayerView {
  return { ...toPlayerView({ room, play: playOf(team, seat), at }), team: viewTeam(room, team, seat) };
}

/** Returns the part of a seat's view that differs among seats in one scene. */
export function viewOfSeat(
  { room, team }: TeamTurn,
  seat: number,
): Pick<PlayerView, 'canGoBack' | 'selected' | 'team'> {
  return { ...viewOwn(playOf(team, seat)), team: viewTeam(room, team, seat) };
}

function viewTeam(room: Room, team: Team, seat: number): ViewTeam {
  const { code, opener, isOpen, next, world } = team;
  const seats = seatsOf(team).map((each) => viewSeat(room, team, each));
  const again = next === undefined ? {} : { next };
  return { seat, seats, code, opener, isOpen, pausedBy: world.pausedBy, ...again };
}

/** P2: before the start and in a pause, nothing of the room is shown. */
function viewSeat(room: Room, { world, seats }: Team, seat: number): ViewSeat {
  const { name, state } = seats[seat] as TeamSeat;
  if (!world.isStarted || world.isPaused) return { seat, name, place: null, holds: null };
  const holds = state.selected === null ? null : nameOf(world, state.selected);
  return { seat, name, place: sceneNameOf(world, placeOf(room, state)), holds };
}

/** Returns a seat's place: in a close-up the place from which it was entered (T2). */
export function placeOf(room: Room, { scene, wayBack }: Seat): string {
  return sceneOf(room, scene)?.kind === 'closeUp' ? (wayBack[0] ?? scene) : scene;
}
