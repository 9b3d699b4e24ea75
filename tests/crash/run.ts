/**
 * `npm run crash`: two hundred rounds of writes and `kill -9`. `npm run crash -- 20 7` runs 20 rounds with
 * seed 7.
 */
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { crashRounds } from './crashRounds.ts';
import { describeReport } from './describeReport.ts';

async function run(rounds: number, seed: number): Promise<void> {
  const { folder, remove } = makeTemporaryFolder();
  const report = await crashRounds(folder, rounds, seed);
  for (const { type, what } of report.breaches) console.log(`${type}: ${what}`);
  console.log(describeReport(report));
  remove();
  // Clients of killed servers may still be looking for them.
  process.exit(report.breaches.length > 0 ? 1 : 0);
}

const [rounds = '200', seed = '1'] = process.argv.slice(2);
await run(Number(rounds), Number(seed));
