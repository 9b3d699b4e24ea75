import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';
import { statusOf } from '../testing/statusOf.ts';
import { isLoopback, onlyThisMachine } from './onlyThisMachine.ts';

let server: TestServer;

beforeEach(async () => {
  server = await serveRouter(onlyThisMachine, (_request, response) => response.end('secret'));
});
afterEach(() => server.close());

it('admits this machine, but no request that a proxy on it forwards', async () => {
  expect(await statusOf(server.port, {})).toBe(200);
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await statusOf(server.port, { [header]: '127.0.0.1' }), header).toBe(404);
});

it('treats only loopback as this machine, not its network address', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isLoopback(address)).toBe(true);
  for (const address of ['192.168.1.7', '::ffff:192.168.1.7', '127.0.0.3', '', undefined])
    expect(isLoopback(address), address).toBe(false);
});
