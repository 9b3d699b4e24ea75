import { createHmac } from 'node:crypto';
import { loadSigningKey } from '../auth/signingKey.ts';
import type { OpenPart } from '../OpenParts.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { type FunctionsAddresses, setFunctionsEnvironment } from './environment.ts';
import { FunctionsHost } from './FunctionsHost.ts';
import { type FunctionsRouterDeps, functionsRouter } from './functionsRouter.ts';
import { requireAdminSdk } from './requireAdminSdk.ts';

interface FunctionsDeps extends FunctionsAddresses, Pick<FunctionsRouterDeps, 'readCaller' | 'pages'> {
  readonly database: LocalDatabase;
  /** Settings of the Admin SDK's Firestore for calls within this process. */
  readonly adminSettings: object;
  /** The package.json whose package depends on firebase-admin. */
  readonly adminSdk?: string | undefined;
}

interface OpenFunctions extends OpenPart {
  /** Takes a rebuilt bundle in the old one's place. */
  readonly load: () => Promise<void>;
  /** Starts the scheduled functions. */
  readonly startSchedules: () => void;
}

/**
 * Points this process's Admin SDK at the backend, and opens the functions of a bundle. Without a bundle there are none.
 * @throws StartError when there is no such bundle
 */
export async function openFunctions(deps: FunctionsDeps, entry: string | undefined): Promise<OpenFunctions> {
  const { database, readCaller, pages } = deps;
  setFunctionsEnvironment(deps);
  setDigestKey(database);
  if (entry === undefined) return noFunctions(database);
  connectAdminSdk(deps);
  const host = new FunctionsHost(entry);
  const { schedules } = host;
  await host.load();
  return {
    routers: { public: functionsRouter({ host, readCaller, pages }) },
    load: () => host.load(),
    startSchedules: () => schedules.start(),
    reload: () => {
      setDigestKey(database);
      return host.load();
    },
    restWhile: (work) => schedules.restWhile(work),
    close: () => schedules.stop(),
  };
}

/**
 * Lets the functions' Admin SDK call Firestore within this process: over its port, a third of the work of a player's
 * action went to the connection. An app that was made before keeps to the port.
 */
function connectAdminSdk({
  adminSettings,
  adminSdk,
}: Pick<FunctionsDeps, 'adminSettings' | 'adminSdk'>): void {
  const { getApps, initializeApp, getFirestore } = requireAdminSdk(adminSdk);
  if (getApps().length === 0) getFirestore(initializeApp()).settings(adminSettings);
}

function noFunctions(database: LocalDatabase): OpenFunctions {
  return {
    load: () => Promise.resolve(),
    startSchedules: () => {},
    reload: () => setDigestKey(database),
  };
}

/**
 * Sets the variable that is a secret in production: a digest of this data folder's signing key, from which
 * the key cannot be computed.
 */
function setDigestKey(database: LocalDatabase): void {
  process.env.DIGEST_KEY = createHmac('sha256', loadSigningKey(database))
    .update('digests')
    .digest('base64url');
}
