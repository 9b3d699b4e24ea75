/**
 * `npm run hostile`: ten thousand hostile requests, or as many as are asked for: `npm run hostile -- 500 9500` sends
 * 500 from number 9500 on. With `--open` they go to a server whose rules forbid nothing.
 */
import { assault } from './assault.ts';
import { fingerprint } from './fingerprint.ts';
import { startTarget } from './startTarget.ts';

async function run(count: number, first: number, isOpen: boolean): Promise<void> {
  const target = await startTarget({ isOpen });
  const before = fingerprint(target.dataFolder);
  const begun = Date.now();
  const { statuses, slowest, faults } = await assault(target, first, count);
  const isKept = isOpen || fingerprint(target.dataFolder) === before;
  await target.close();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(isOpen ? 'With rules that forbid nothing:' : 'With the project’s rules:');
  console.log(`${count} requests in ${seconds} s, the slowest ${Math.round(slowest)} ms`);
  console.log('Answers:', statuses);
  if (!isOpen) console.log(isKept ? 'Nothing was written.' : 'SOMETHING WAS WRITTEN.');
  for (const fault of faults) console.log(fault);
  if (faults.length > 0 || !isKept) process.exitCode = 1;
}

// Each refusal by a rule is told to whoever runs the server: thousands of lines here.
console.warn = () => {};
const [count = 10_000, first = 0] = process.argv
  .slice(2)
  .filter((word) => word !== '--open')
  .map(Number);
await run(count, first, process.argv.includes('--open'));
