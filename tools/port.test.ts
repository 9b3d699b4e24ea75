// @isolation apart

import { expect, it } from 'vitest';
import { BLOCKED_PORTS, readPort } from './setup/port.mjs';

it.each(['http', '-1', '65536', '1e3', '0x1051', ' 4173', '4173.5'])('%j is no port', (text) => {
  expect(() => readPort(text)).toThrow(
    `PORT is a number from 1 to 65535 (0: any that is free), not "${text}".`,
  );
});

it('reads a port, and has one of its own', () => {
  expect(['0', '1024', '65535', '', undefined].map(readPort)).toEqual([0, 1024, 65_535, 4173, 4173]);
});

it('knows the ports that browsers block: the very ones that fetch opens nothing on', async () => {
  const around = BLOCKED_PORTS.flatMap((port) => [port - 1, port, port + 1]).filter((port) => port > 0);
  const reasons = await Promise.all(around.map(async (port) => ({ port, reason: await refusalOf(port) })));
  for (const { port, reason } of reasons)
    expect(reason === 'bad port', `${port}: ${reason}`).toBe(BLOCKED_PORTS.includes(port));
});

async function refusalOf(port: number): Promise<string> {
  const answer: unknown = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause);
  return answer instanceof Error ? answer.message : 'somebody answered';
}
