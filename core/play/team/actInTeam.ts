import type { Action, PlayEvent, PlayRefusal } from '../model.ts';
import type { Turn } from '../turn.ts';
import { diffFields, diffView } from '../view/diffView.ts';
import { eventsInView } from '../view/eventsInView.ts';
import { renameEvent, resolveNames } from '../view/naming.ts';
import type { OpaqueName } from '../view/opaqueName.ts';
import { toPlayerView } from '../view/toPlayerView.ts';
import type { ViewChange } from '../view/viewChange.ts';
import { applyInTeam } from './applyInTeam.ts';
import { heardByOthers } from './heardByOthers.ts';
import { playOf, seatsOf, type Team, type TeamTurn } from './team.ts';
import { viewOfSeat } from './toSeatView.ts';

/** The result of an action for one seat. */
export interface Told {
  /** The events that the seat may know, with opaque names; empty if it may not notice the action. */
  events: readonly PlayEvent<OpaqueName>[];
  /** The difference between the seat's views before and after the action. */
  change: ViewChange;
}

/** The result of an action in a team. */
export interface ActedInTeam {
  team: Team;
  refusal: PlayRefusal | null;
  /** What happened, with ids; empty if the action was refused. */
  events: readonly PlayEvent[];
  /** By seat number. A refused action has a result only for the seat that acted. */
  told: Readonly<Record<number, Told>>;
}

/** Takes one action of one seat (T3), and returns the result for each seat (T4). */
export function actInTeam(turn: TeamTurn, seat: number, action: Action<OpaqueName>): ActedInTeam {
  const { room, team, at } = turn;
  const own: Turn = { room, play: playOf(team, seat), at };
  const applied = applyInTeam(turn, seat, resolveNames(own, action));
  if (!applied.ok) {
    const change = describeChanges(turn, turn)(seat);
    return { team, refusal: applied.refusal, events: [], told: { [seat]: { events: [], change } } };
  }
  const { team: after, events } = applied.value;
  return { team: after, refusal: null, events, told: tellTeam(turn, after, { events, by: seat }) };
}

/**
 * Returns what each seat is told of a change (T4). `by` is the seat that acted, which is told everything; null if the
 * teacher of a class acted.
 */
export function tellTeam(
  turn: TeamTurn,
  after: Team,
  { events, by }: { events: readonly PlayEvent[]; by: number | null },
): ActedInTeam['told'] {
  const { room, team, at } = turn;
  const describe = describeChanges(turn, { ...turn, team: after });
  const told = seatsOf(after).map((each) => {
    const heard = each === by ? events : heardByOthers(events);
    const play = playOf(after, each);
    const inView = eventsInView({ room, play: playOf(team, each), at }, play, heard);
    const named = inView.map((event) => renameEvent(event, play));
    return [each, { events: named, change: describe(each) }];
  });
  return Object.fromEntries(told);
}

/** Returns the changes of a seat's view. */
type Describe = (seat: number) => ViewChange;

/**
 * Compares the team's views before and after. The part that all seats in one scene share is compared once: with eight
 * seats in a large room, eight comparisons held up the server.
 */
function describeChanges(before: TeamTurn, after: TeamTurn): Describe {
  const shared = new Map<string, ViewChange>();
  return (seat) => {
    const [from, to] = [playOf(before.team, seat), playOf(after.team, seat)];
    const scenes = JSON.stringify([from.scene, to.scene]);
    const known = shared.get(scenes) ?? describeShared(before, after, seat);
    shared.set(scenes, known);
    return { ...known, ...diffFields(viewOfSeat(before, seat), viewOfSeat(after, seat)) };
  };
}

/** Always includes the time, since nothing else sets a player's clock. */
function describeShared(before: TeamTurn, after: TeamTurn, seat: number): ViewChange {
  const view = toPlayerView({ ...after, play: playOf(after.team, seat) });
  const change = diffView(toPlayerView({ ...before, play: playOf(before.team, seat) }), view);
  const { canGoBack: _, selected: __, ...shared } = change;
  return { ...shared, elapsed: view.elapsed };
}
