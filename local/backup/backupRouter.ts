import { timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import type { DataFolder } from '../openDataFolder.ts';
import { BackupError } from './BackupError.ts';
import { backUp } from './backUp.ts';
import { restoreBackup } from './restoreBackup.ts';

export interface BackupRouterOptions {
  data: DataFolder;
  /** Only who can read the data folder knows it. */
  secret: string;
  /** Runs work while no request of a browser is under way, and then lets every part of the server look again. */
  runAlone: (work: () => Promise<void>) => Promise<void>;
}

const backupSchema = v.object({ target: v.string() });
const restoreSchema = v.object({ backup: v.string(), aside: v.string() });

/** For the admin port: `POST /__local/backup` and `/__local/restore`, by which the commands reach a running server. */
export function backupRouter({ data, secret, runAlone }: BackupRouterOptions): Router {
  const router = Router();
  router.use(['/__local/backup', '/__local/restore'], requireSecret(secret), express.json());
  router.post('/__local/backup', async (request, response) => {
    const { target } = v.parse(backupSchema, request.body);
    response.json(await backUp(data, target));
  });
  router.post('/__local/restore', async (request, response) => {
    const { backup, aside } = v.parse(restoreSchema, request.body);
    response.json(await restoreBackup(data, { backup, aside, runAlone }));
  });
  router.use(answerBackupErrors);
  return router;
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
