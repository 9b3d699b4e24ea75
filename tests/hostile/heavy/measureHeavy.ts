import { setTimeout as wait } from 'node:timers/promises';
import { HealthProbe } from './HealthProbe.ts';
import type { HeavyRequest } from './HeavyRequest.ts';
import type { HeavyServer } from './HeavyServer.ts';
import { type HeavyAnswer, sendHeavy } from './sendHeavy.ts';

export interface Measured {
  request: HeavyRequest;
  answers: readonly HeavyAnswer[];
  /** The longest wait of a health check in milliseconds during the request. */
  longestWait: number;
  /** Largest memory of the server in megabytes; null if unknown. */
  peakMemory: number | null;
}

/** Milliseconds for which health checks are measured without other load. */
const QUIET = 1000;

/** Longest wait of a health check without other work. */
export async function measureQuiet(server: HeavyServer): Promise<number> {
  const probe = new HealthProbe(server.port);
  await wait(QUIET);
  return longest(await probe.stop());
}

/** Sends the request beside continuous health checks. */
export async function measureHeavy(server: HeavyServer, request: HeavyRequest): Promise<Measured> {
  // Before the checks begin, since creating megabytes of JSON would count against the server.
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
