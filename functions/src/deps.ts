import { randomBytes } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** What handlers ask of the world. Time and chance come in here, so that an outcome can be repeated. */
export interface Deps {
  db: Firestore;
  bucket: Bucket;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A name that tells nothing (P12). */
  randomName: () => string;
  /** A secret that cannot be guessed: 32 random bytes in base64url. */
  randomToken: () => string;
}

let deps: Deps | undefined;

/** The running instance's own, made on the first call: a deploy loads this code without a project. */
export function getDeps(): Deps {
  deps ??= createDeps();
  return deps;
}

function createDeps(): Deps {
  if (getApps().length === 0) initializeApp();
  return {
    db: getFirestore(),
    bucket: getStorage().bucket(),
    now: Date.now,
    randomName: () => randomBytes(6).toString('base64url'),
    randomToken: () => randomBytes(32).toString('base64url'),
  };
}
