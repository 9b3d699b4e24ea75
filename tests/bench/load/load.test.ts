import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareWrites } from './compareWrites.ts';
import { type LoadServer, startLoadServer } from './LoadServer.ts';
import { runLoad } from './runLoad.ts';

/** A little of the load bench, to see that nothing fails; how fast it is depends on the machine and is not judged. */
let server: LoadServer;

beforeAll(async () => {
  server = await startLoadServer();
});
afterAll(() => server.close());

it('serves players and editors at once without a failure', async () => {
  const { startPlay, act, save } = await runLoad(server, { players: 10, editors: 2, seconds: 2 });
  for (const times of [startPlay, act, save]) {
    expect(times.firstFailure).toBe('');
    expect(times.failed).toBe(0);
    expect(times.count).toBeGreaterThan(0);
  }
});

it('keeps many writers’ commits at once without a failure', async () => {
  const { manyClients, failed } = await compareWrites(server, { clients: 5, seconds: 0.5 });
  expect(failed).toBe(0);
  expect(manyClients).toBeGreaterThan(0);
});
