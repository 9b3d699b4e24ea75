// @isolation backend

import { expect, it } from 'vitest';
import { JobThread } from './JobThread.ts';

/** A worker that echoes its job; `fail`, `end`, `hang` and `bloat` do what they say. */
const PROGRAM = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ id, given: [what] }) => {
    if (what === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (what === 'end') process.exit(1);
    const held = [];
    while (what === 'bloat') held.push({ held: new Array(1000).fill(held.length) });
    parentPort.postMessage(what === 'fail' ? { id, error: 'It failed.' } : { id, made: [what, threadId] });
  });
`;
const ENTRY = new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`);

function open(options?: ConstructorParameters<typeof JobThread>[1]) {
  const thread = new JobThread(ENTRY, options);
  return { run: (what: unknown) => thread.run('judgeRoom', [what]) as Promise<[unknown, number]> };
}

it('runs each job in one thread, and reports failures', async () => {
  const { run } = open();
  const [[one, first], [other, second]] = await Promise.all([run('one'), run(Buffer.from('other'))]);
  expect([one, Buffer.from(other as Uint8Array).toString(), second]).toEqual(['one', 'other', first]);
  await expect(run('fail')).rejects.toThrow('It failed.');
  expect(await run('again')).toEqual(['again', first]);
});

it('starts a new thread after one that ended or was idle for a while', async () => {
  const { run } = open({ idle: 0 });
  const [, first] = await run('one');
  await expect(run('end')).rejects.toMatchObject({ code: 'busy' });
  const [, second] = await run('two');
  expect(second).not.toBe(first);
});

it('cancels a job that takes too long, the waiting ones, and the thread', async () => {
  const { run } = open({ patience: 3000 });
  const all = await Promise.allSettled([run('hang'), run('behind')]);
  for (const each of all) expect(each).toMatchObject({ reason: { code: 'busy' } });
  expect((await run('next'))[0]).toBe('next');
});

it('loses only the thread that takes too much memory', async () => {
  const { run } = open({ memory: 16 });
  await expect(run('bloat')).rejects.toMatchObject({ code: 'busy' });
  expect((await run('next'))[0]).toBe('next');
});

it('refuses data that cannot be cloned', async () => {
  const { run } = open();
  await expect(run(() => {})).rejects.toMatchObject({ code: 'badRequest' });
});
