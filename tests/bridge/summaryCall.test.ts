// @isolation backend

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { summaryEntry } from '../../src/app/testing/memory/summaryEntry.ts';
import { createDashboardPort } from '../../src/rooms/backend/dashboardPort.ts';
import { createDashboardStore } from '../../src/rooms/store/dashboardStore.ts';

/** Tests the format of the requests for room lists, and how each response is handled (SPEC §7, §8). */

let server: Server;
let origin: string;
let asked: Pick<IncomingMessage, 'method' | 'url'>[];
let answer: { status: number; body: unknown };

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: [] };
  server = createServer(({ method, url }, response) => {
    asked.push({ method, url });
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** The query of the last request, after checking that it went to the summary's address. */
function lastQuery(): Record<string, string> {
  const { method, url } = asked.at(-1) ?? {};
  const { pathname, searchParams } = new URL(url ?? '', origin);
  expect([method, pathname]).toEqual(['GET', '/api/summary']);
  return Object.fromEntries(searchParams);
}

it('call-summary: asks for published rooms in one of three orders, descending, 6 at a time, after the last one', async () => {
  const port = createDashboardPort(origin);
  for (const sortBy of ['createdAt', 'count', 'avgRating'] as const) {
    await port.summary(sortBy);
    expect(lastQuery()).toEqual({ isPublished: 'true', sortBy, order: 'desc', limit: '6' });
  }
  await port.summary('count', 'room-6');
  expect(lastQuery()).toMatchObject({ sortBy: 'count', order: 'desc', startAfter: 'room-6' });
  await port.summary('count', undefined, { search: 'Tomb & tax' });
  expect(lastQuery()).toEqual({
    ...{ isPublished: 'true', sortBy: 'count', order: 'desc', limit: '6' },
    search: 'Tomb & tax',
  });
});

it('call-summary-more: there is more when as many came as a page has', async () => {
  const store = createDashboardStore(createDashboardPort(origin));
  const page = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => summaryEntry(id));
  for (const [body, hasMore] of [
    [page, true],
    [page.slice(1), false],
    [[], false],
  ]) {
    answer = { status: 200, body };
    await store.getState().open('createdAt');
    expect(store.getState()).toMatchObject({ status: 'ready', rooms: body, hasMore });
  }
});

it('error-dashboard: every answer but a success gives "Network response was not ok", rethrown', async () => {
  const store = createDashboardStore(createDashboardPort(origin));
  const notOk = { name: 'BackendError', message: 'Network response was not ok' };
  const body = { error: { code: 'internal', message: 'Something else entirely' } };
  for (const status of [400, 401, 404, 429, 500, 503]) {
    answer = { status, body };
    await expect(store.getState().open('createdAt'), `status ${status}`).rejects.toMatchObject(notOk);
    expect(store.getState()).toMatchObject({ status: 'failed', rooms: [] });
  }
  answer = { status: 200, body: { rooms: 'none' } };
  await expect(store.getState().open('createdAt')).rejects.toMatchObject(notOk);
});
