import { setTimeout as wait } from 'node:timers/promises';
import { HealthProbe } from './HealthProbe.ts';
import type { HeavyRequest } from './HeavyRequest.ts';
import type { HeavyServer } from './HeavyServer.ts';
import { type HeavyAnswer, sendHeavy } from './sendHeavy.ts';

export interface Measured {
  request: HeavyRequest;
  answers: readonly HeavyAnswer[];
  /** Milliseconds that a health check waited at most while the request was under way. */
  longestWait: number;
  /** Megabytes that the server held at most; null where nobody says. */
  peakMemory: number | null;
}

/** Milliseconds of asking for health when nothing else goes on. */
const QUIET = 1000;

/** How long a health check waits at most when nothing else goes on. */
export async function measureQuiet(server: HeavyServer): Promise<number> {
  const probe = new HealthProbe(server.port);
  await wait(QUIET);
  return longest(await probe.stop());
}

/** Sends the request while somebody else asks for health all the time. */
export async function measureHeavy(server: HeavyServer, request: HeavyRequest): Promise<Measured> {
  // Before the probe begins: making megabytes of JSON would be counted as the server's doing.
  const body = request.body();
  const probe = new HealthProbe(server.port);
  await wait(50);
  const sending = Array.from({ length: request.atOnce ?? 1 }, () => sendHeavy(server.port, request, body));
  const answers = await Promise.all(sending);
  const longestWait = longest(await probe.stop());
  return { request, answers, longestWait, peakMemory: server.peakMemory() };
}

function longest(waits: readonly number[]): number {
  return Math.max(...waits);
}
