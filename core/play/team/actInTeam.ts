import type { Action, PlayEvent, PlayRefusal } from '../model.ts';
import type { Turn } from '../turn.ts';
import { diffView } from '../view/diffView.ts';
import { eventsInView } from '../view/eventsInView.ts';
import { renameEvent, resolveNames } from '../view/naming.ts';
import type { OpaqueName } from '../view/opaqueName.ts';
import type { ViewChange } from '../view/viewChange.ts';
import { applyInTeam } from './applyInTeam.ts';
import { heardByOthers } from './heardByOthers.ts';
import { playOf, seatsOf, type Team, type TeamTurn } from './team.ts';
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

/** Takes one action of one seat (T3), and returns what each seat is told (T4). */
export function actInTeam(turn: TeamTurn, seat: number, action: Action<OpaqueName>): ActedInTeam {
  const { room, team, at } = turn;
  const own: Turn = { room, play: playOf(team, seat), at };
  const applied = applyInTeam(turn, seat, resolveNames(own, action));
  if (!applied.ok)
    return {
      team,
      refusal: applied.refusal,
      told: { [seat]: { events: [], change: describe(turn, team, seat) } },
    };
  const { team: after, events } = applied.value;
  const told = seatsOf(after).map((each) => {
    const heard = each === seat ? events : heardByOthers(events);
    const play = playOf(after, each);
    const inView = eventsInView({ ...own, play: playOf(team, each) }, play, heard);
    const named = inView.map((event) => renameEvent(event, play));
    return [each, { events: named, change: describe(turn, after, each) }];
  });
  return { team: after, refusal: null, told: Object.fromEntries(told) };
}

/** Always includes the time, since a player's clock is set only by what it is told. */
function describe(turn: TeamTurn, after: Team, seat: number): ViewChange {
  const view = toSeatView({ ...turn, team: after }, seat);
  return { ...diffView(toSeatView(turn, seat), view), elapsed: view.elapsed };
}
