import { createHmac, randomBytes } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { defineSecret } from 'firebase-functions/params';
import type { Jobs } from './jobs/jobs.ts';
import { openJobs } from './jobs/openJobs.ts';
import { openPayments, type Payments } from './payments/openPayments.ts';

/** Makes digests that nobody else can make, so that what they stand for cannot be found by trying. Never changed needlessly. */
export const DIGEST_KEY = defineSecret('DIGEST_KEY');

/** The payment provider's, or any word where nothing is sold (docs/deploy.md). */
export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY');
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** What handlers ask of the world. Time and chance come in here, so that an outcome can be repeated. */
export interface Deps {
  db: Firestore;
  bucket: Bucket;
  auth: Auth;
  /** Null where no payment provider is set up. */
  payments: () => Promise<Payments | null>;
  /** What takes the processor for more than a moment. */
  jobs: Jobs;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A name that tells nothing (P12). */
  randomName: () => string;
  /** A secret that cannot be guessed: 32 random bytes in base64url. */
  randomToken: () => string;
  /** Stands for a network, an account or an answer where they must not be stored themselves. Keyed; 22 letters. */
  digest: (...parts: readonly (string | number)[]) => string;
  /** That the request comes from; never stored but as a digest. */
  network: string;
  /** Of the page that it comes from, as a browser says it; empty from elsewhere. */
  origin: string;
}

/** What does not depend on the request. */
export type InstanceDeps = Omit<Deps, 'network' | 'origin'>;

let deps: InstanceDeps | undefined;

/** The running instance's own, made on the first call: a deploy loads this code without a project. */
export function getInstanceDeps(): InstanceDeps {
  deps ??= createDeps();
  return deps;
}

function createDeps(): InstanceDeps {
  if (getApps().length === 0) initializeApp();
  return {
    db: getFirestore(),
    bucket: getStorage().bucket(),
    auth: getAuth(),
    payments: () => openPayments(),
    jobs: openJobs(),
    now: Date.now,
    randomName: () => randomBytes(6).toString('base64url'),
    randomToken: () => randomBytes(32).toString('base64url'),
    digest: createDigest(() => DIGEST_KEY.value()),
  };
}

/** The key is asked for when it is needed: not every function is given it. */
export function createDigest(key: () => string): Deps['digest'] {
  return (...parts) => {
    if (key() === '') throw new Error('DIGEST_KEY is not set.');
    return createHmac('sha256', key()).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
  };
}
