/**
 * `npm run puzzles:proof`: builds random rooms of the second kind and compares everything that the core says
 * about them (verdict, way out, dead ends, hints, covers, shown things) with every state that plays can
 * reach. `-- 20000` builds 20000 rooms, `-- 4000 7` uses another seed. Prints statistics; if a room is
 * wrong, fails with the numbers that reproduce it. Then searches for the valid room for which hint, proof and
 * findings cost most (S5), and fails if that exceeds the bound.
 */
import { Choices } from '../../core/testing/choices.ts';
import { createRandom } from '../../core/testing/createRandom.ts';
import { MOST } from '../../core/testing/numbers.ts';
import { PuzzleTally } from '../../core/testing/PuzzleTally.ts';
import { provePuzzle } from '../../core/testing/provePuzzle.ts';
import { MOST_LOOKS, QUESTIONS } from '../../core/testing/questions.ts';
import { searchWorst } from '../../core/testing/searchWorst.ts';

const ROOMS = 4000;
const SEED = 20_260_101;
/** More decisions than any room needs. */
const DECISIONS = 400;
/** Number of rooms, built to cost as much as possible, for each question. */
const HOSTILE_ROOMS = 300;

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

for (const [question, ask] of Object.entries(QUESTIONS)) {
  const { numbers, room, looks } = searchWorst(ask, HOSTILE_ROOMS, random);
  const start = process.cpuUsage();
  ask(room);
  const { user, system } = process.cpuUsage(start);
  const cost = `${Math.round(looks / 1000)} thousand looks, ${((user + system) / 1000).toFixed(0)} ms`;
  console.log(
    `The ${question} that costs most of ${HOSTILE_ROOMS} hostile rooms: ${cost}. ${JSON.stringify(numbers)}`,
  );
  if (looks > MOST_LOOKS) process.exitCode = 1;
}
