import express from 'express';
import type { ServerLog } from '../log/openLog.ts';
import type { OpenPart } from '../OpenParts.ts';
import { answerFailures, answerUnknown } from './answerFailures.ts';
import { createHttpServer } from './createHttpServer.ts';
import { allowOwnNames, refuseBrowsers } from './guards.ts';
import { closeServer, listen } from './listen.ts';
import { ServerAddress } from './ServerAddress.ts';

interface AdminPortDeps {
  readonly log: ServerLog;
  /** They answer in this order. */
  readonly parts: readonly OpenPart[];
}

/**
 * Opens the Admin SDK's port, on a number that nobody has to know. Browsers name themselves by headers, but for GET
 * requests to a name over plain http: that name gives those away.
 */
export async function openAdminPort({ log, parts }: AdminPortDeps): Promise<OpenPart & { port: number }> {
  const address = new ServerAddress(0);
  const app = express().disable('x-powered-by');
  app.use(
    log.logAdminRequests,
    allowOwnNames(() => address.hosts),
    refuseBrowsers,
  );
  for (const { routers } of parts) if (routers?.admin !== undefined) app.use(routers.admin);
  app.use(answerUnknown, answerFailures);
  const server = createHttpServer(app);
  address.port = await listen(server, address.port);
  return { port: address.port, close: () => closeServer(server) };
}
