import type { RecipeAnswer } from '../../../recipe/model.ts';
import type { ClueThing, Puzzle } from '../../ideas/model.ts';
import { lockWords } from '../../locks/lockWords.ts';
import { nounOf } from '../../words/nouns.ts';
import type { PuzzleNeeds } from '../PuzzleMaker.ts';
import type { OpenLock, Unplaced } from '../plan.ts';
import { sceneAt } from '../Space.ts';
import { wrongWords } from '../voiced.ts';
import { anywhere, type Find, type Growing, type Opening } from './opening.ts';
import { paperBy } from './paperBy.ts';

/** How often figures are set on wheels, and how many a lock has at most. */
const WHEELS = { share: 0.5, most: 5 } as const;

/** How often what is named in the picture stands in the place before the lock's own. */
const ELSEWHERE = 0.35;

/** Opens a lock by an answer, which a puzzle of one of the ideas tells. */
export function openByAnswer(growing: Growing, lock: OpenLock, needs: PuzzleNeeds): Opening {
  const { ground, space, puzzles } = growing;
  const isElsewhere = lock.stage > 0 && !needs.mayBeTried && ground.chance() < ELSEWHERE;
  const scene = sceneAt(isElsewhere ? lock.stage - 1 : lock.stage);
  const puzzle = puzzles.make({ ...needs, scene, lock });
  const finds = puzzle.clues.map((clue): Find => {
    const { author } = clue;
    if (author === undefined) return { thing: thingOf(clue, growing), scene };
    return anywhere(paperBy({ ...clue, author }, growing));
  });
  for (const { thing, scene: place } of finds) {
    const of = thing.of[0] ?? '';
    if (place === null) continue;
    if (space.anchorOf(of) === 'wall') space.takeWall(scene);
    else space.use(of);
  }
  const isOnWheels =
    puzzle.answer.face?.type === 'digits' && puzzle.size <= WHEELS.most && ground.chance() < WHEELS.share;
  const answer: RecipeAnswer = {
    ...(isOnWheels ? onWheels(puzzle.answer) : puzzle.answer),
    toldBy: finds.map(({ thing }) => thing.id),
    wrongText: wrongWords(ground.teller, ground.voice),
  };
  // Papers name the things that stand about.
  const tellers = finds.flatMap(({ thing }, place) => (puzzle.clues[place]?.stands ? [] : [thing]));
  return {
    settings: {
      lock: answer,
      says: lockWords(ground.teller, ground.voice, lock, {
        ...puzzle,
        figuresBy: isOnWheels ? 'wheels' : 'pad',
      }),
      hints: [puzzles.lookAt(tellers, lock.noun), ...puzzle.hints],
    },
    finds,
    idea: puzzle.parameters,
  };
}

/** Returns an answer of figures as wheels take it. */
function onWheels({ password }: Puzzle['answer']): Puzzle['answer'] {
  const figures = [...password];
  return {
    password: figures.join(' '),
    face: { type: 'wheels', wheels: figures.map(() => ({ type: 'digits' })) },
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
    ...(clue.sight && { spot: clue.sight.rect }),
  };
}
