import type { Server } from 'node:http';
import express, { type Express } from 'express';
import { ALL_ADDRESSES, type BackendOptions, HOST } from '../config.ts';
import { admitConnections } from '../lan/admitConnections.ts';
import { answerHealth } from '../log/health.ts';
import type { ServerLog } from '../log/openLog.ts';
import type { OpenPart } from '../OpenParts.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { answerAddress } from './answerAddress.ts';
import { answerFailures, answerUnknown } from './answerFailures.ts';
import { createHttpServer } from './createHttpServer.ts';
import { allowOwnNames, refusalOfNames } from './guards.ts';
import { closeServer, listen } from './listen.ts';
import { onlyThisMachine } from './onlyThisMachine.ts';
import { RequestGate } from './RequestGate.ts';
import type { ServerAddress } from './ServerAddress.ts';
import { serveUpgrades } from './serveUpgrades.ts';

interface PublicPortDeps {
  readonly address: ServerAddress;
  readonly database: LocalDatabase;
  readonly log: ServerLog;
  /** Asked in this order: the busiest first, since each request passes through the parts before its own. */
  readonly parts: readonly OpenPart[];
}

type PublicPortOptions = Pick<BackendOptions, 'lan' | 'version' | 'mounts' | 'createApp'>;

interface OpenPublicPort extends OpenPart {
  /** Makes the server report itself healthy. */
  readonly declareReady: () => void;
}

/**
 * Opens the port for browsers, and sets the port number in `address`. @throws StartError if the port is taken or not
 * allowed
 */
export async function openPublicPort(
  deps: PublicPortDeps,
  options: PublicPortOptions,
): Promise<OpenPublicPort> {
  const { address, database, log } = deps;
  const { lan, version = '' } = options;
  const gate = new RequestGate();
  let isReady = false;
  const app = express().disable('x-powered-by');
  const server = createHttpServer(app);
  app.use(
    log.logPublicRequests,
    allowOwnNames(() => address.hosts),
  );
  app.get('/__local/health', answerHealth({ database, pulse: log.pulse, version, isReady: () => isReady }));
  app.use('/__local', onlyThisMachine);
  app.get('/__local/address', answerAddress(address));
  app.use(gate.pass);
  await addRouters(app, server, deps.parts, options);
  const doors = deps.parts.flatMap((part) => part.doors?.public ?? []);
  const endSockets = serveUpgrades(server, doors, (request) => refusalOfNames(request, address.hosts));
  if (lan !== undefined) admitConnections(server, lan.addresses);
  address.port = await listen(server, address.port, lan === undefined ? HOST : ALL_ADDRESSES);
  return {
    declareReady: () => {
      isReady = true;
    },
    restWhile: (work) => gate.closeWhile(work),
    close: () => {
      endSockets();
      return closeServer(server);
    },
  };
}

/** The app comes last, since it handles every remaining address. */
async function addRouters(
  app: Express,
  server: Server,
  parts: readonly OpenPart[],
  { mounts = {}, createApp }: PublicPortOptions,
): Promise<void> {
  for (const { routers } of parts) if (routers?.public !== undefined) app.use(routers.public);
  for (const [path, handler] of Object.entries(mounts)) app.use(path, handler, answerUnknown);
  app.use(['/api', '/v1', '/__local'], answerUnknown);
  if (createApp !== undefined) app.use(await createApp(server));
  app.use(answerUnknown, answerFailures);
}
