import type { ItemId, Room } from '../../room/model.ts';
import { afterwards } from '../applyAction.ts';
import { unlock } from '../effects.ts';
import { isInView } from '../step.ts';
import type { OpaqueName } from '../view/opaqueName.ts';
import { type ActedInTeam, tellTeam } from './actInTeam.ts';
import { bringAlong } from './applyInTeam.ts';
import { playOf, seatsOf, type Team, type TeamTurn, withPlay } from './team.ts';

/** Returns the locks that the teacher can open for a team (Q5): those that some seat can click now. */
export function openableLocks(room: Room, team: Team): readonly ItemId[] {
  const { isStarted, isPaused, isEscaped, isGameOver } = team.world;
  if (!isStarted || isPaused || isEscaped || isGameOver) return [];
  const isShown = (id: ItemId) => seatsOf(team).some((seat) => isInView(room, playOf(team, seat), id));
  return room.itemOrder.filter((id) => team.world.items[id]?.isLocked === true && isShown(id));
}

/**
 * Opens a lock for a team (Q5). It spends no key and moves nobody, unless it is the door. It counts as a step that a
 * hint has taken, so that the play's record gets no rank.
 */
export function openForTeam(turn: TeamTurn, name: OpaqueName): ActedInTeam {
  const { room, team, at } = turn;
  const lock = openableLocks(room, team).find((id) => team.world.names[id] === name);
  const seat = seatsOf(team).find((each) => lock !== undefined && isInView(room, playOf(team, each), lock));
  if (lock === undefined || seat === undefined)
    return { team, refusal: { type: 'unknownItem' }, events: [], told: {} };
  const own = { room, play: playOf(team, seat), at };
  const opened = afterwards(own, { type: 'tick' }, unlock(own, { lock, key: null }));
  const { hints } = opened.play;
  const play = { ...opened.play, hints: { ...hints, done: hints.done + 1 } };
  const after = bringAlong(room, withPlay(team, seat, play));
  return {
    team: after,
    refusal: null,
    events: opened.events,
    told: tellTeam(turn, after, { events: opened.events, by: null }),
  };
}
