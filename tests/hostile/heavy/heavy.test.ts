import { afterAll, beforeAll, expect, it } from 'vitest';
import { HeavyServer } from './HeavyServer.ts';
import { HEAVY_REQUESTS } from './heavyRequests.ts';
import { tryHeavy } from './tryHeavy.ts';

/** Milliseconds: the machine is busy with other tests. `npm run hostile` holds all of them to less. */
const LONGEST_WAIT = 250;

let server: HeavyServer;
beforeAll(async () => {
  server = await HeavyServer.start();
}, 60_000);
afterAll(() => server.close());

it.each(HEAVY_REQUESTS.filter(({ isLong }) => !isLong))(
  'no request holds the others: $name',
  async (request) => {
    expect((await tryHeavy(server, request, LONGEST_WAIT)).fault).toBeNull();
  },
  120_000,
);
