/**
 * `npm run hostile`: ten thousand hostile requests, or as many as are asked for: `npm run hostile -- 500 9500` sends
 * 500 from number 9500 on.
 */
import { assault } from './assault.ts';
import { fingerprint } from './fingerprint.ts';
import { startTarget } from './startTarget.ts';

async function run(count: number, first: number): Promise<void> {
  // Each refusal by a rule is told to whoever runs the server: thousands of lines here.
  console.warn = () => {};
  const target = await startTarget();
  const before = fingerprint(target.dataFolder);
  const begun = Date.now();
  const { statuses, slowest, faults } = await assault(target, first, count);
  const isUnchanged = fingerprint(target.dataFolder) === before;
  await target.close();
  console.log(
    `${count} requests in ${((Date.now() - begun) / 1000).toFixed(1)} s, the slowest ${Math.round(slowest)} ms`,
  );
  console.log('Answers:', statuses);
  console.log(isUnchanged ? 'Nothing was written.' : 'SOMETHING WAS WRITTEN.');
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 && isUnchanged ? 0 : 1;
}

const [count = 10_000, first = 0] = process.argv.slice(2).map(Number);
await run(count, first);
