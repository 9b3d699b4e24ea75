import type { IncomingMessage } from 'node:http';
import { Router } from 'express';
import type { Caller } from '../auth/Caller.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import type { AuthorizeStorage } from './authorize.ts';
import { cloudRouter } from './cloudRouter.ts';
import type { FileFolder } from './FileFolder.ts';
import { firebaseRouter } from './firebaseRouter.ts';
import { DEFAULT_LIMITS, type UploadLimits } from './limits.ts';
import { ObjectStore } from './ObjectStore.ts';
import { Objects } from './Objects.ts';
import { UploadStore } from './UploadStore.ts';
import { Uploads } from './Uploads.ts';

/** Maximum number of names listed; the rest are counted. */
const TOLD = 5;

export interface StorageDeps {
  database: LocalDatabase;
  files: FileFolder;
  bucket: string;
  readCaller: (request: IncomingMessage) => Caller | null;
  authorize: AuthorizeStorage;
  /** Limits that are left out are as in `DEFAULT_LIMITS`. */
  limits?: Partial<UploadLimits> | undefined;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface Storage {
  /** Firebase's protocol for browsers, at the server's root. */
  router: Router;
  /** Cloud Storage's API for the Admin SDK, at the admin port's root. */
  adminRouter: Router;
  /** Removes expired uploads, with their bytes. */
  clearExpired: () => Promise<void>;
}

/** Firebase Storage with one bucket: files in a folder, metadata in the database. */
export async function createStorage(deps: StorageDeps): Promise<Storage> {
  const { database, files, bucket, readCaller, authorize, now = Date.now } = deps;
  const { maxBytes, contentTypes } = { ...DEFAULT_LIMITS, ...deps.limits };
  const store = new ObjectStore(database);
  const uploadStore = new UploadStore(database);
  const objects = new Objects(store, files, now);
  const uploads = new Uploads({ objects, files, store: uploadStore, now, maxBytes });
  await uploads.clearExpired();
  await files.removeUnnamed();
  reportMissingFiles(store, files);
  const parts = { objects, uploads, files, bucket, contentTypes };
  const adminRouter = Router();
  adminRouter.use(cloudRouter(parts));
  // The Admin SDK's `getDownloadURL` uses Firebase's own protocol.
  adminRouter.use(firebaseRouter({ ...parts, readCaller: () => null, authorize: () => {} }));
  const router = firebaseRouter({ ...parts, readCaller, authorize });
  return { router, adminRouter, clearExpired: () => uploads.clearExpired() };
}

/**
 * Reports objects with missing files to the terminal. The server starts all the same, since everything else
 * is intact, and the objects stay listed, so that a backup can restore their files.
 */
function reportMissingFiles(store: ObjectStore, files: FileFolder): void {
  const there = new Set(files.list());
  const lost = store.listFiles().filter(({ file }) => !there.has(file));
  if (lost.length === 0) return;
  const told = lost.slice(0, TOLD).map(({ name, file }) => `${name} (${file})`);
  const rest = lost.length > TOLD ? ` and ${lost.length - TOLD} more` : '';
  console.warn(
    `Missing in ${files.root}: ${told.join(', ')}${rest}. A backup can bring them back: npm run restore`,
  );
}
