import type { RequestHandler } from 'express';
import { isFromThisMachine } from '../http/onlyThisMachine.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import type { ServerPulse } from './ServerPulse.ts';

interface HealthDeps {
  readonly database: LocalDatabase;
  readonly pulse: ServerPulse;
  /** The program's version, such as 1.2.3. */
  readonly version: string;
  readonly isReady: () => boolean;
}

/** Milliseconds for which a check of the disk holds: asking often must not mean writing often. */
const CHECK_HOLDS = 1000;

/**
 * Responds with the server's health: 200 if all is well, 503 while it starts or cannot write. This machine
 * gets more than the status; user data is never included.
 */
export function answerHealth({ database, pulse, version, isReady }: HealthDeps): RequestHandler {
  const isWritable = createWriteCheck(database);
  return (request, response) => {
    const status = !isReady() ? 'starting' : isWritable() ? 'ok' : 'unwritable';
    response.status(status === 'ok' ? 200 : 503).set('cache-control', 'no-store');
    if (!isFromThisMachine(request)) return void response.json({ status });
    response.json({
      status,
      version,
      uptimeSeconds: Math.floor(process.uptime()),
      memoryBytes: process.memoryUsage.rss(),
      cpuSeconds: cpuSeconds(),
      eventLoopDelay: Math.round(pulse.eventLoopDelay),
      slow: pulse.slow,
      billed: pulse.billed,
    });
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function createWriteCheck(database: LocalDatabase): () => boolean {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isWritable = false;
  return () => {
    if (performance.now() - checkedAt < CHECK_HOLDS) return isWritable;
    isWritable = canWrite(database);
    checkedAt = performance.now();
    return isWritable;
  };
}

/** Writes the version number that is already stored: a real write to the disk that changes nothing. */
function canWrite(database: LocalDatabase): boolean {
  try {
    const [version] = database.prepare('PRAGMA user_version').pluck().all();
    database.exec(`PRAGMA user_version = ${Number(version)}`);
    return true;
  } catch {
    return false;
  }
}
