import { applyInTeam } from '../play/team/applyInTeam.ts';
import { createTeam, seatNewcomer } from '../play/team/seating.ts';
import { playOf, seatsOf, type Team } from '../play/team/team.ts';
import type { Room } from '../room/model.ts';
import { actionsIn, exploreAll, openClicks, worldKeyOf } from './explore.ts';
import { START } from './playing.ts';

/** Rooms in which two seats can reach more states than this are left out, since they take too long. */
const MOST_STATES = 3000;

export interface ProvedTogether {
  /** States of two seats; null for a room that has too many. */
  states: number | null;
  contradictions: readonly string[];
}

/**
 * Explores every state that two seats can reach in any order of their actions, and compares it with those of a single
 * player (T13): the same worlds, and no dead end that one player has not.
 */
export function proveTogether(room: Room): ProvedTogether {
  const together = exploreTogether(room);
  if (together === null) return { states: null, contradictions: [] };
  const alone = exploreAll(room);
  const aloneWorlds = new Set([...alone.values()].map(({ play }) => worldKeyOf(play)));
  const worlds = new Set([...together.values()].map(({ team }) => worldKeyOf(team.world)));
  const isEscapable = [...alone.values()].every(({ toEscape }) => toEscape !== null);
  return {
    states: together.size,
    contradictions: [
      ...[...worlds].filter((world) => !aloneWorlds.has(world)).map((world) => `only two reach ${world}`),
      ...[...aloneWorlds].filter((world) => !worlds.has(world)).map((world) => `two never reach ${world}`),
      ...(isEscapable ? deadEndsOf(together).map((key) => `two are stuck in ${key}`) : []),
    ],
  };
}

interface State {
  team: Team;
  next: readonly string[];
}

function exploreTogether(room: Room): ReadonlyMap<string, State> | null {
  const found = new Map<string, State>();
  const waiting = [startedTeam(room)];
  for (let team = waiting.pop(); team; team = waiting.pop()) {
    const key = keyOf(team);
    if (found.has(key)) continue;
    if (found.size === MOST_STATES) return null;
    const next = nextTeams(room, team);
    found.set(key, { team, next: next.map(keyOf) });
    waiting.push(...next);
  }
  return found;
}

function startedTeam(room: Room): Team {
  let count = 0;
  const opened = createTeam(room, () => `opaque-${count++}`, { code: '', name: 'Ada' });
  const both = seatNewcomer(room, opened, { seat: 1, name: 'Ben' });
  const started = applyInTeam({ room, team: both, at: START }, 0, { type: 'start' });
  if (!started.ok) throw new Error(`The start was refused: ${started.refusal.type}`);
  return started.value.team;
}

/**
 * Returns the teams after any action of any seat. Which entries are selected makes no difference, since a key can be
 * dragged onto its lock as well.
 */
function nextTeams(room: Room, team: Team): readonly Team[] {
  return seatsOf(team).flatMap((seat) =>
    actionsIn(room, playOf(team, seat), EVERYTHING).flatMap((action) => {
      const applied = applyInTeam({ room, team, at: START }, seat, action);
      return applied.ok ? [applied.value.team] : [];
    }),
  );
}

const EVERYTHING = { mayClick: () => true, reader: { readIn: () => '', knows: () => true } };

/**
 * Returns a key that is the same for states that differ only in which of the two seats is where: the seats are alike.
 */
function keyOf({ world, seats }: Team): string {
  const each = Object.values(seats).map(({ state }) =>
    JSON.stringify([state.scene, state.wayBack, openClicks(world, state.clicks)]),
  );
  return JSON.stringify([worldKeyOf(world), each.sort(), openClicks(world, world.teamClicks ?? {})]);
}

/** Returns the states from which no escape can be reached. */
function deadEndsOf(states: ReadonlyMap<string, State>): readonly string[] {
  const before = new Map<string, string[]>();
  for (const [key, { next }] of states)
    for (const to of next) before.set(to, [...(before.get(to) ?? []), key]);
  const reaching = new Set<string>();
  const waiting = [...states].filter(([, { team }]) => team.world.isEscaped).map(([key]) => key);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reaching.has(key)) continue;
    reaching.add(key);
    waiting.push(...(before.get(key) ?? []));
  }
  return [...states.keys()].filter((key) => !reaching.has(key));
}
