/**
 * `npm run puzzles:proof`, `-- 20000` for so many rooms, `-- 4000 7` with another seed: builds random rooms of the second kind and holds all that the core
 * says of them (verdict, way out, dead ends, hints, covers, what is shown) against every state that plays of them can reach. Prints
 * what the rooms were made of; fails with the numbers that a wrong one is built from.
 */
import { Choices } from '../../core/testing/choices.ts';
import { MOST } from '../../core/testing/numbers.ts';
import { PuzzleTally } from '../../core/testing/PuzzleTally.ts';
import { provePuzzle } from '../../core/testing/provePuzzle.ts';
import { createRandom } from './createRandom.ts';

const ROOMS = 4000;
const SEED = 20_260_101;
/** More than any room takes decisions. */
const DECISIONS = 400;

const [rooms = ROOMS, seed = SEED] = process.argv.slice(2).map(Number);
const random = createRandom(seed);
const tally = new PuzzleTally();
for (let count = 0; count < rooms; count++) {
  const numbers = Array.from({ length: DECISIONS }, () => Math.floor(random() * MOST));
  const proved = provePuzzle(new Choices(numbers));
  tally.add(proved);
  if (proved.contradictions.length > 0) {
    console.error(`✘ Room ${count}: ${proved.contradictions.join('; ')}\n${JSON.stringify(numbers)}`);
    process.exitCode = 1;
  }
}
for (const line of tally.lines()) console.log(line);
