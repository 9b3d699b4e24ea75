import { timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { ConcurrencyLimit, TooBusyError } from '../http/ConcurrencyLimit.ts';
import type { DataFolder } from '../openDataFolder.ts';
import { BackupError } from './BackupError.ts';
import { backUp } from './backUp.ts';
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts';

export interface BackupRouterDeps {
  data: DataFolder;
  /** Only those who can read the data folder know it. */
  secret: string;
  /**
   * Runs work while no request is handled, as `restoreBackup` needs it; afterwards every part of the server reloads.
   */
  runAlone: RestoreOptions['runAlone'];
}

const backupSchema = v.object({ target: v.string() });
const restoreSchema = v.object({ backup: v.string(), aside: v.string() });

/**
 * For the admin port: `POST /__local/backup` and `/__local/restore`, by which the commands reach a running
 * server. Handlers throw BackupError, whose message becomes the response.
 */
export function backupRouter({ data, secret, runAlone }: BackupRouterDeps): Router {
  const router = Router();
  // Two restores at once would overwrite each other's copy of the backup's database.
  const limit = new ConcurrencyLimit(1, 0);
  const alone = <Result>(work: () => Promise<Result>) => limit.run(work).catch(refuseSecond);
  router.use(['/__local/backup', '/__local/restore'], requireSecret(secret), express.json());
  router.post('/__local/backup', async (request, response) => {
    const { target } = v.parse(backupSchema, request.body);
    response.json(await alone(() => backUp(data, target)));
  });
  router.post('/__local/restore', async (request, response) => {
    const { backup, aside } = v.parse(restoreSchema, request.body);
    response.json(await alone(() => restoreBackup(data, { backup, aside, runAlone })));
  });
  router.use(answerBackupErrors);
  return router;
}

/** @throws BackupError if another call is under way */
function refuseSecond(error: unknown): never {
  if (!(error instanceof TooBusyError)) throw error;
  throw new BackupError('A backup or a restore is under way. Try again when it is done.');
}

function requireSecret(secret: string): RequestHandler {
  const expected = Buffer.from(`Bearer ${secret}`);
  return (request, response, next) => {
    const given = Buffer.from(request.get('authorization') ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) next();
    else response.status(403).json({ message: 'Only who can read the data folder may do this.' });
  };
}

const answerBackupErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof BackupError) response.status(409).json({ message: error.message });
  else next(error);
};
