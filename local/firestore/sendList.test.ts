import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';
import { sendList } from './sendList.ts';
import { LoopTurns } from './work/LoopTurns.ts';
import { Pace } from './work/Pace.ts';

const ELEMENT = 'x'.repeat(100_000);
/** Bytes that the sockets of both sides can hold, and far less than there is to read. */
const MOST_AHEAD = 30_000_000;

let server: TestServer;
afterEach(() => server.close());

/** Serves an endless list; returns how much was produced, and when it was abandoned. */
async function serveEndless() {
  const seen = { made: 0, isLeft: false };
  async function* elements() {
    try {
      for (;;) {
        seen.made += ELEMENT.length;
        yield ELEMENT;
      }
    } finally {
      seen.isLeft = true;
    }
  }
  server = await serveRouter((_request, response) =>
    sendList(response, elements(), new Pace(new LoopTurns())),
  );
  return seen;
}

/** Turns of the loop without progress after which the sockets count as full. */
const STILL = 200;

/** Waits until nothing more is produced: the sockets are full. */
async function standStill(seen: { made: number }): Promise<void> {
  for (let [turns, made] = [0, seen.made]; turns < STILL; turns += 1) {
    await nextTurn();
    if (seen.made !== made) [turns, made] = [0, seen.made];
  }
}

it('produces no more of a response than its client reads, and nothing after a disconnect', async () => {
  const seen = await serveEndless();
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(() => seen.made).toBeGreaterThan(0);
  await standStill(seen);
  expect(seen.made).toBeLessThan(MOST_AHEAD);
  const unread = seen.made;
  socket.resume();
  await expect.poll(() => seen.made).toBeGreaterThan(unread + MOST_AHEAD);
  socket.destroy();
  await expect.poll(() => seen.isLeft).toBe(true);
});

it('sends a short response as a whole, with its length', async () => {
  server = await serveRouter((_request, response) =>
    sendList(
      response,
      (async function* () {
        yield { a: 1 };
        yield { b: 'é' };
      })(),
      new Pace(new LoopTurns()),
    ),
  );
  const answer = await fetch(server.origin);
  expect(await answer.text()).toBe('[{"a":1},{"b":"é"}]');
  expect(answer.headers.get('content-length')).toBe('20');
});

it('returns an empty list, and fails with the error of the first element', async () => {
  const broken = (async function* () {
    yield await Promise.reject(Object.assign(new Error('no'), { status: 418 }));
  })();
  server = await serveRouter((request, response) =>
    sendList(
      response,
      request.path === '/broken' ? broken : (async function* () {})(),
      new Pace(new LoopTurns()),
    ),
  );
  expect(await (await fetch(server.origin)).json()).toEqual([]);
  expect((await fetch(`${server.origin}/broken`)).status).toBe(418);
});
