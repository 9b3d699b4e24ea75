import express from 'express';
import type { ServerLog } from '../log/openLog.ts';
import type { OpenPart } from '../OpenParts.ts';
import { answerFailures, answerUnknown } from './answerFailures.ts';
import { createHttpServer } from './createHttpServer.ts';
import { allowOwnNames, isFromBrowser, refusalOfNames, refuseBrowsers } from './guards.ts';
import { closeServer, listen } from './listen.ts';
import { ServerAddress } from './ServerAddress.ts';
import { serveUpgrades } from './serveUpgrades.ts';

interface AdminPortDeps {
  readonly log: ServerLog;
  /** Each request passes through these in this order. */
  readonly parts: readonly OpenPart[];
}

/**
 * Opens the Admin SDK's port, chosen automatically. Browsers identify themselves by headers, except for GET
 * requests to a name over plain http, which are recognised by that name.
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
  const doors = parts.flatMap((part) => part.doors?.admin ?? []);
  const endSockets = serveUpgrades(server, doors, (request) =>
    isFromBrowser(request) ? 403 : refusalOfNames(request, address.hosts),
  );
  address.port = await listen(server, address.port);
  const close = () => {
    endSockets();
    return closeServer(server);
  };
  return { port: address.port, close };
}
