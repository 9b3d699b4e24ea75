/** `proof.ts` runs it on the other machine: tries everything, and prints a line for each attempt. */
import { type Classroom, tryEverything } from './pupil.ts';

const classroom = JSON.parse(process.argv[2] ?? '') as Classroom;
const attempts = await tryEverything(classroom);
const width = Math.max(...attempts.map(({ what }) => what.length));
for (const { what, wanted, came } of attempts) {
  const isRight = came.startsWith(wanted);
  console.log(
    `${isRight ? '✔' : '✘'} ${what.padEnd(width)}  ${came}${isRight ? '' : ` (wanted: ${wanted})`}`,
  );
  if (!isRight) process.exitCode = 1;
}
