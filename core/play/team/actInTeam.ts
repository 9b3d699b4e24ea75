import { itemOf } from '../../room/links.ts';
import { DOOR_ID, type Room } from '../../room/model.ts';
import { applyAction } from '../applyAction.ts';
import { noteSeen } from '../journal.ts';
import type { Action, Play, PlayEvent, PlayRefusal } from '../model.ts';
import { enterScene } from '../scenes.ts';
import { noteShownLocks } from '../sequences.ts';
import type { Turn } from '../turn.ts';
import { diffView } from '../view/diffView.ts';
import { eventsInView } from '../view/eventsInView.ts';
import { renameEvent, resolveNames } from '../view/naming.ts';
import type { OpaqueName } from '../view/opaqueName.ts';
import type { ViewChange } from '../view/viewChange.ts';
import { heardByOthers } from './heardByOthers.ts';
import { playOf, seatsOf, type Team, type TeamTurn, withPlay } from './team.ts';
import { toSeatView } from './toSeatView.ts';

/** What an action did, as one seat is told. */
export interface Told {
  /** With opaque names; empty for a seat that hears nothing of it. */
  events: readonly PlayEvent<OpaqueName>[];
  /** From the seat's view before the action to that after it. */
  change: ViewChange;
}

/** The result of an action in a team. */
export interface ActedInTeam {
  team: Team;
  refusal: PlayRefusal | null;
  /** By seat number. After a refusal only the seat that acted is told. */
  told: Readonly<Record<number, Told>>;
}

/** Milliseconds between a team's start and its clock's: all see the time allowance first (T17). */
export const STARTS_IN = 3000;

/**
 * Takes one action of one seat (T3) by the rules of a single player, and brings the other seats along: what was
 * used up leaves every hand (T5), what came into anybody's sight counts as seen, and an escape puts all before
 * the door (T8). Returns what each seat is told (T4).
 */
export function actInTeam(turn: TeamTurn, seat: number, action: Action<OpaqueName>): ActedInTeam {
  const { room, team, at } = turn;
  const own: Turn = { room, play: playOf(team, seat), at, seat, startsIn: STARTS_IN };
  const applied = applyAction(own, resolveNames(own, action));
  if (!applied.ok)
    return {
      team,
      refusal: applied.refusal,
      told: { [seat]: { events: [], change: describe(turn, team, seat) } },
    };
  const after = bringAlong(room, withPlay(team, seat, applied.value.play));
  const told = seatsOf(after).map((each) => {
    const heard = each === seat ? applied.value.events : heardByOthers(applied.value.events);
    const play = playOf(after, each);
    const events = eventsInView({ ...own, play: playOf(team, each) }, play, heard);
    const named = events.map((event) => renameEvent(event, play));
    return [each, { events: named, change: describe(turn, after, each) }];
  });
  return { team: after, refusal: null, told: Object.fromEntries(told) };
}

/** Brings every seat in line with the world. */
function bringAlong(room: Room, team: Team): Team {
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

/** Always includes the time, since a player's clock is set only by what it is told. */
function describe(turn: TeamTurn, after: Team, seat: number): ViewChange {
  const view = toSeatView({ ...turn, team: after }, seat);
  return { ...diffView(toSeatView(turn, seat), view), elapsed: view.elapsed };
}
