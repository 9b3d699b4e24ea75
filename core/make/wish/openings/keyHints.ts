import type { Noun } from '../../words/noun.ts';
import type { OpenLock, PlannedThing } from '../plan.ts';
import * as sayings from '../sayings.ts';
import type { Growing, Opening } from './opening.ts';

/** Returns the hints at a lock that opens by things, once these are in their places (O6): that it does, which, and where. */
export function keyHints(
  { ground: { teller, wish }, space }: Growing,
  { noun: lock }: OpenLock,
  { finds, made }: Opening,
): readonly string[] {
  const things = finds.flatMap(({ thing }) => space.things.find(({ id }) => id === thing.id) ?? []);
  const nouns = made ? [made.noun] : things.map(({ noun }) => noun);
  const [key, ...others] = nouns.flatMap((noun) => noun ?? []);
  const hidden = things.find((thing) => hostOf(thing, space.things) !== null);
  const host = hidden ? hostOf(hidden, space.things) : null;
  if (!key) return [];
  const last = others.at(-1);
  const all = [key, ...others].map((noun) => noun[wish.language]).join(', ');
  return [
    teller.tell(sayings.WANTS_A_THING, { lock }),
    made
      ? teller.tell(sayings.FIND_HALVES, { key })
      : last
        ? teller.tell(sayings.FIND_ALL, { all })
        : teller.tell(sayings.FIND_ONE, { key }),
    host ? teller.tell(sayings.LOOK_INTO, { host }) : teller.tell(sayings.IN_SIGHT, { key }),
  ];
}

/** Returns in, behind or under what a thing is found, or what leads to its close-up; null if it is in sight of a place. */
function hostOf({ inside, scene }: PlannedThing, things: readonly PlannedThing[]): Noun | null {
  const isHost = ({ id, leadsTo }: PlannedThing) =>
    inside === null ? leadsTo === scene && scene.startsWith('near') : id === inside;
  return things.find(isHost)?.noun ?? null;
}
