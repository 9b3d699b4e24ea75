import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { LogFile } from './LogFile.ts';
import { logRequests } from './logRequests.ts';
import { type AdminCall, onAdminCalls } from './operations.ts';
import type { RouteOf } from './routeOf.ts';
import { ServerPulse } from './ServerPulse.ts';

/** Where the log is written: a file of limited size in the data folder, the terminal, or nowhere. */
export type LogTarget = 'file' | 'stdout' | 'off';

export interface ServerLog {
  readonly pulse: ServerPulse;
  /** Must come before everything else on the public port. */
  readonly logPublicRequests: RequestHandler;
  /** Must come before everything else on the Admin SDK's port. */
  readonly logAdminRequests: RequestHandler;
  /** Writes the remaining lines. */
  readonly close: () => Promise<void>;
}

interface Sink {
  readonly write: (line: string) => void;
  readonly close: () => Promise<void>;
}

const NOWHERE: Sink = { write: () => {}, close: () => Promise.resolve() };

/** Opens the log: one line of JSON for each request, each call of the Admin SDK and each slow operation. */
export function openLog(target: LogTarget, dataFolder: string, routeOf: RouteOf): ServerLog {
  const sink = openSink(target, dataFolder);
  const write = (entry: object) => sink.write(JSON.stringify(entry, roundMilliseconds));
  const pulse = new ServerPulse(write);
  const writeWeighed = (entry: { readonly ms: number }) =>
    write(pulse.weighRequest(entry.ms) ? { ...entry, slow: true } : entry);
  const stopCalls = onAdminCalls((call) => writeWeighed(toEntry(call)));
  return {
    pulse,
    logPublicRequests: logRequests(writeWeighed, routeOf),
    logAdminRequests: logRequests(writeWeighed, routeOf, true),
    close: () => {
      stopCalls();
      pulse.stop();
      return sink.close();
    },
  };
}

function openSink(target: LogTarget, dataFolder: string): Sink {
  if (target === 'off') return NOWHERE;
  if (target === 'stdout') return { ...NOWHERE, write: (line) => console.log(line) };
  const file = new LogFile(join(dataFolder, 'log', 'requests.jsonl'));
  return { write: (line) => file.write(line), close: () => file.flush() };
}

/** A call over gRPC in the form of a request; its status is gRPC's number. */
function toEntry({ method, code, ms }: AdminCall) {
  return {
    type: 'request',
    time: new Date().toISOString(),
    method: 'gRPC',
    part: 'firestore',
    route: method,
    status: code,
    ms,
    caller: 'admin',
  };
}

function roundMilliseconds(key: string, value: unknown): unknown {
  return key === 'ms' && typeof value === 'number' ? Math.round(value * 100) / 100 : value;
}
