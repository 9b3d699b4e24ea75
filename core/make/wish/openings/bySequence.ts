import { shuffle } from '../../../lock/shuffle.ts';
import type { SceneId } from '../../../room/model.ts';
import { suitedTo } from '../../locks/bodies.ts';
import type { Noun } from '../../words/noun.ts';
import { nounOf } from '../../words/nouns.ts';
import type { Slots } from '../../words/Teller.ts';
import type { OpenLock } from '../plan.ts';
import { sceneAt } from '../Space.ts';
import { anywhere, type Find, type Growing, type Opening } from './opening.ts';
import { paperBy } from './paperBy.ts';
import * as touching from './touching.ts';

/** Things that are touched; one of them is touched twice. */
const MEMBERS = 4;

/**
 * Opens a lock by touching things of its place in an order that a paper tells (K6); null if there is no room for them, or
 * the lock is of a kind to which no wires run.
 * Whoever tries long enough needs no paper, so that none of its things may be behind another lock.
 */
export function openBySequence(growing: Growing, lock: OpenLock, papers: readonly string[]): Opening | null {
  const { ground, space, puzzles, newId } = growing;
  const { teller, chance } = ground;
  if (!suitedTo(lock.of).isWired) return null;
  const scene = sceneAt(lock.stage);
  const kinds = membersFor(scene, growing);
  if (kinds.length < MEMBERS) return null;
  const members = kinds.map(({ of, noun }): Find => {
    space.use(of);
    const says = teller.tell(touching.TOUCHED, { thing: noun });
    return { thing: { id: newId('touched'), of: [of], noun, says }, scene };
  });
  const again = Math.floor(chance() * (MEMBERS - 1));
  const touches = [...kinds, ...kinds.slice(again, again + 1)];
  const by = puzzles.author();
  const slots = { by, ...slotsOf(touches) };
  const says = teller.tell(touching.TOUCH_IN_ORDER, slots);
  const paper = paperBy({ of: papers, author: by, says }, growing);
  return {
    settings: {
      lock: { sequence: touches.flatMap((touch) => members[kinds.indexOf(touch)]?.thing.id ?? []) },
      says: `${teller.tell(touching.TO_TOUCH, { lock: lock.noun })} ${teller.tell(touching.WHOSE_ROUND, { by })}`,
      hints: [
        puzzles.lookAt([paper], lock.noun),
        teller.tell(touching.TOUCH_METHOD, slots),
        teller.tell(touching.TOUCH_CLOSER, slots),
      ],
    },
    finds: [anywhere(paper), ...members],
    idea: `touch-in-order ${touches.map(({ of }) => of).join(' ')}`,
  };
}

interface Touch {
  /** Catalogue id. */
  of: string;
  noun: Noun;
}

function slotsOf(touches: readonly Touch[]): Slots {
  return Object.fromEntries(
    ['one', 'two', 'three', 'four', 'five'].map((slot, place) => [slot, touches[place]?.noun ?? '']),
  );
}

/** Returns things for which there is room in a place, and that nothing else would be found in. */
function membersFor(scene: SceneId, { ground, space }: Growing): readonly Touch[] {
  const { chance, entries } = ground;
  const able = space
    .unused(space.sceneOf(scene).theme.decorations)
    .filter((of) => entries.get(of)?.isContainer === false && space.hasRoom(scene, of));
  const floor = able.filter((of) => space.anchorOf(of) === 'floor');
  return shuffle(able, chance)
    .filter((of) => space.anchorOf(of) !== 'wall' && (!floor.includes(of) || floor.indexOf(of) < 1))
    .flatMap((of) => {
      const noun = nounOf(of);
      return noun ? [{ of, noun }] : [];
    })
    .slice(0, MEMBERS);
}
