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
import { reportMissingFiles } from './reportMissingFiles.ts';
import { UploadStore } from './UploadStore.ts';
import { Uploads } from './Uploads.ts';

export interface StorageDeps {
  database: LocalDatabase;
  files: FileFolder;
  bucket: string;
  readCaller: (request: IncomingMessage) => Caller | null;
  authorize: AuthorizeStorage;
  /** What is left out is as in `DEFAULT_LIMITS`. */
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
  // The Admin SDK's `getDownloadURL` asks Firebase's own protocol.
  adminRouter.use(firebaseRouter({ ...parts, readCaller: () => null, authorize: () => {} }));
  const router = firebaseRouter({ ...parts, readCaller, authorize });
  return { router, adminRouter, clearExpired: () => uploads.clearExpired() };
}
