import { itemOf } from '../../room/links.ts';
import { DOOR_ID, type Room } from '../../room/model.ts';
import { type Result, success } from '../../util/result.ts';
import { applyAction } from '../applyAction.ts';
import { noteSeen } from '../journal.ts';
import type { Action, Play, PlayEvent, PlayRefusal } from '../model.ts';
import { enterScene } from '../scenes.ts';
import { noteShownLocks } from '../sequences.ts';
import { playOf, seatsOf, type Team, type TeamTurn, withPlay } from './team.ts';

/** Milliseconds from a team's start until its clock runs, in which all can read the time limit (T17). */
export const STARTS_IN = 3000;

/** The outcome of an action in a team. */
export interface TeamStep {
  team: Team;
  /** What happened, in order. */
  events: readonly PlayEvent[];
}

/**
 * Applies one seat's action with item ids by the rules of a single player (T3), and updates the other seats: a used-up
 * item leaves every hand (T5), an item that anybody saw counts as seen, and an escape brings all to the door (T8). A
 * refused action changes nothing.
 */
export function applyInTeam(
  { room, team, at }: TeamTurn,
  seat: number,
  action: Action,
): Result<TeamStep, PlayRefusal> {
  const applied = applyAction({ room, play: playOf(team, seat), at, seat, startsIn: STARTS_IN }, action);
  if (!applied.ok) return applied;
  const { play, events } = applied.value;
  return success({ team: bringAlong(room, withPlay(team, seat, play)), events });
}

/** Brings every seat in line with the world. */
export function bringAlong(room: Room, team: Team): Team {
  return seatsOf(team).reduce(
    (before, seat) => withPlay(before, seat, keepUp(room, playOf(before, seat))),
    team,
  );
}

function keepUp(room: Room, play: Play): Play {
  const holding = play.selected !== null && !play.inventory.includes(play.selected);
  const { isEscaped, isGameOver, isStarted } = play;
  const free = holding || isEscaped || isGameOver ? { ...play, selected: null } : play;
  const there = isEscaped ? enterScene(room, free, itemOf(room, DOOR_ID)?.scene ?? free.scene).play : free;
  const seen = noteSeen(room, there);
  return isStarted ? noteShownLocks(room, seen) : seen;
}
