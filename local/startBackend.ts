import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { AuthError } from './auth/AuthError.ts';
import type { Caller } from './auth/Caller.ts';
import { openAuth } from './auth/openAuth.ts';
import { openBackups } from './backup/openBackups.ts';
import { type BackendOptions, DEFAULT_PROJECT_ID, type RunningBackend, storageBucket } from './config.ts';
import type { AdminSettings } from './firestore/createFirestore.ts';
import { FirestoreError } from './firestore/FirestoreError.ts';
import { readIndexSettings } from './firestore/indexes/readIndexSettings.ts';
import { openFirestore } from './firestore/openFirestore.ts';
import { openFunctions } from './functions-host/openFunctions.ts';
import { findFirestoreService } from './functions-host/requireAdminSdk.ts';
import { openAdminPort } from './http/openAdminPort.ts';
import { openPublicPort } from './http/openPublicPort.ts';
import { ServerAddress } from './http/ServerAddress.ts';
import { openLog } from './log/openLog.ts';
import { createRouteOf } from './log/routeOf.ts';
import { openMail } from './mail/openMail.ts';
import { OpenParts } from './OpenParts.ts';
import { openDataFolder } from './openDataFolder.ts';
import { openRealtime } from './realtime/openRealtime.ts';
import { openRules, type RulesOptions } from './rules/openRules.ts';
import { openStorage } from './storage/openStorage.ts';
import type { LocalDatabase } from './store/LocalDatabase.ts';
import { openStripe } from './stripe/openStripe.ts';

type ReadCaller = (request: IncomingMessage) => Caller | null;

export interface LocalBackend {
  /** The public port. */
  port: number;
  /** The public address on this machine, such as http://127.0.0.1:4173. */
  origin: string;
  /**
   * Settings for the Firestore of an Admin SDK in this process: its calls then need no port. The functions of a bundle
   * have them already.
   */
  adminSettings: AdminSettings;
  /** Takes a rebuilt bundle of functions in the old one's place. */
  reloadFunctions: () => Promise<void>;
  /** Resolves when no index is missing, be it declared or asked for by a query. */
  whenIndexed: () => Promise<void>;
  /** Ends open requests, then closes every port and the data folder. */
  close: () => Promise<void>;
}

const REALTIME_RULES = 'database.rules.json';

/** Returns the files of rules where Firebase's own tools look for them. */
function projectRules(): RulesOptions {
  const realtime = existsSync(REALTIME_RULES) ? { realtime: REALTIME_RULES } : {};
  return { firestore: 'firestore.rules', storage: 'storage.rules', ...realtime };
}

/**
 * Starts Auth, Firestore, Storage and the functions over one data folder: one public port for browsers, and
 * two loopback ports for the Admin SDK. One backend a process, since the Admin SDK reads its addresses from
 * the environment. @throws StartError with one clear line for problems that the user can fix
 */
export async function startBackend(options: BackendOptions): Promise<LocalBackend> {
  const parts = new OpenParts();
  const close = () => parts.close();
  try {
    return { ...(await open(options, parts)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(options: BackendOptions, parts: OpenParts): Promise<Omit<LocalBackend, 'close'>> {
  const services = await openServices(options, parts);
  const { address, projectId, data, log, mail, auth, firestore, storage, stripe, realtime } = services;
  const { database } = data;
  const prepare = async () => options.prepare?.(runningBackend(services));
  const runAlone = async (work: () => Promise<void>) => {
    await parts.runAlone(work);
    await prepare();
  };
  const backups = parts.add(openBackups({ data, runAlone }));
  const { port: adminPort } = parts.add(
    await openAdminPort({ log, parts: [backups, auth, storage, stripe, realtime] }),
  );
  const { grpcPort: firestorePort, adminSettings } = firestore;
  const { readCaller } = auth;
  const functions = parts.add(
    await openFunctions(
      {
        database,
        projectId,
        firestorePort,
        adminPort,
        readCaller,
        pages: options.pages ?? {},
        adminSettings,
        adminSdk: options.adminSdk,
      },
      options.functionsEntry,
    ),
  );
  parts.add(await backups.announce(adminPort));
  const publicParts = [functions, firestore, auth, storage, mail, stripe, realtime];
  const publicPort = parts.add(await openPublicPort({ address, database, log, parts: publicParts }, options));
  stripe.start(adminPort);
  await prepare();
  functions.startSchedules();
  publicPort.declareReady();
  const { port, origin } = address;
  return { port, origin, adminSettings, reloadFunctions: functions.load, whenIndexed: firestore.whenIndexed };
}

type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens everything without a port of its own, and Firestore. */
async function openServices(options: BackendOptions, parts: OpenParts) {
  const { projectId = DEFAULT_PROJECT_ID, lan, indexes } = options;
  const bucket = storageBucket(projectId);
  const address = new ServerAddress(options.port, lan);
  const data = parts.add(openDataFolder(resolve(options.dataFolder)));
  const { database, files } = data;
  const log = parts.add(openLog(options.log ?? 'off', data.root, createRouteOf(options)));
  const mail = parts.add(openMail(address));
  const auth = parts.add(
    openAuth({
      database,
      projectId,
      appName: options.appName,
      appOrigin: () => address.sharedOrigin ?? address.origin,
      ownNames: () => address.names,
      closedAccounts: lan?.closedAccounts ?? [],
      sendMail: mail.send,
    }),
  );
  const { readCaller } = auth;
  const rules = parts.add(openRules(options.rules ?? projectRules()));
  const realtime = parts.add(openRealtime({ rules: rules.realtimeRules }));
  const firestore = parts.add(
    await openFirestore({
      database,
      projectId,
      serviceFile: findFirestoreService(options.adminSdk),
      authorize: rules.authorizeFirestore,
      readCaller: readFirestoreCaller(readCaller),
      ...(indexes !== undefined && { indexes: readIndexSettings(indexes) }),
      writeRate: options.writeRate,
    }),
  );
  const authorize = rules.authorizeStorage({ bucket, readDocument: firestore.readDocument });
  const storage = parts.add(
    await openStorage({ database, files, bucket, readCaller, authorize, limits: options.uploads }),
  );
  const stripe = parts.add(openStripe({ database, address, prices: options.prices ?? [] }));
  return { projectId, address, data, log, mail, auth, firestore, storage, stripe, realtime };
}

/** The backend as passed to `prepare`, at each start and after each restore. */
function runningBackend({ address, auth, data }: Services): RunningBackend {
  return {
    origin: address.origin,
    issueIdToken: auth.issueIdToken,
    runOnce: (name, work) => runOnce(data.database, name, work),
  };
}

/**
 * Auth's check, with refusals as Firestore errors. The returned function throws FirestoreError
 * UNAUTHENTICATED (401), on which the SDK drops its token.
 */
function readFirestoreCaller(readCaller: ReadCaller): ReadCaller {
  return (request) => {
    try {
      return readCaller(request);
    } catch (error) {
      throw error instanceof AuthError ? new FirestoreError('UNAUTHENTICATED', error.message) : error;
    }
  };
}

/**
 * Does the work unless work of that name was already done in this database. It is recorded as done only after success,
 * so work that was interrupted is done again from the beginning at the next start. Doing it twice must therefore do no
 * harm.
 */
async function runOnce(database: LocalDatabase, name: string, work: () => Promise<void>): Promise<void> {
  if (database.prepare('SELECT 1 FROM done_work WHERE name = ?').get(name) !== undefined) return;
  await work();
  database.prepare('INSERT INTO done_work (name) VALUES (?)').run(name);
}
