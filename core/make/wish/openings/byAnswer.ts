import type { RecipeAnswer } from '../../../recipe/model.ts';
import type { ClueThing } from '../../ideas/model.ts';
import { nounOf } from '../../words/nouns.ts';
import type { PuzzleNeeds } from '../PuzzleMaker.ts';
import type { OpenLock, Unplaced } from '../plan.ts';
import { sceneAt } from '../Space.ts';
import * as sayings from '../sayings.ts';
import { anywhere, type Find, type Growing, type Opening } from './opening.ts';
import { paperBy } from './paperBy.ts';

/** Opens a lock by an answer, which a puzzle of one of the ideas tells. */
export function openByAnswer(growing: Growing, lock: OpenLock, needs: PuzzleNeeds): Opening {
  const { ground, space, puzzles } = growing;
  const scene = sceneAt(lock.stage);
  const puzzle = puzzles.make({ ...needs, scene });
  const finds = puzzle.clues.map((clue): Find => {
    const { of, author, says = '' } = clue;
    if (author === undefined) return { thing: thingOf(clue, growing), scene };
    return anywhere(paperBy(author, { of, says }, growing));
  });
  for (const { thing, scene: place } of finds) {
    const of = thing.of[0] ?? '';
    if (place === null) continue;
    if (space.anchorOf(of) === 'wall') space.takeWall(scene);
    else space.use(of);
  }
  const answer: RecipeAnswer = {
    ...puzzle.answer,
    toldBy: finds.map(({ thing }) => thing.id),
    wrongText: ground.teller.tell(sayings.WRONG),
  };
  const whom = puzzles.pointTo(puzzle.clues);
  // Papers name the things that stand about.
  const tellers = finds.flatMap(({ thing }, place) => (puzzle.clues[place]?.stands ? [] : [thing]));
  return {
    settings: {
      lock: answer,
      says: whom === '' ? puzzle.asks : `${puzzle.asks} ${whom}`,
      hints: [puzzles.lookAt(tellers, lock.noun), ...puzzle.hints],
    },
    finds,
    idea: puzzle.parameters,
  };
}

/** A thing that tells by how it looks. */
function thingOf(clue: ClueThing, { newId }: Growing): Unplaced {
  return {
    id: newId('clue'),
    of: clue.of.slice(0, 1),
    ...(clue.color !== undefined && { color: clue.color }),
    noun: clue.noun ?? nounOf(clue.of[0] ?? ''),
    ...(clue.says !== undefined && { says: clue.says }),
  };
}
