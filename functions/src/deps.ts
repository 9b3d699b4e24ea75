import { createHmac, randomBytes } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { defineSecret } from 'firebase-functions/params';
import type { Jobs } from './jobs/jobs.ts';
import { openJobs } from './jobs/openJobs.ts';
import { type Live, openLive } from './party/openLive.ts';
import { openPayments, type Payments } from './payments/openPayments.ts';
import { openBucket } from './pictures/openBucket.ts';

/**
 * The key of digests, without which the original values cannot be found by trying. Do not change it without
 * need.
 */
export const DIGEST_KEY = defineSecret('DIGEST_KEY');

/** The payment provider's key, or any text if nothing is sold (docs/deploy.md). */
export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY');
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');

type Bucket = ReturnType<typeof openBucket>;

/**
 * The outside world as handlers see it. Time and randomness are injected, so that results can be reproduced.
 */
export interface Deps {
  db: Firestore;
  bucket: Bucket;
  auth: Auth;
  /** Null if no payment provider is set up. */
  payments: () => Promise<Payments | null>;
  /** Tells the browsers of a party at once what changed (T11). */
  live: Live;
  /** Work that takes the processor for more than a moment. */
  jobs: Jobs;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Returns a random name without meaning (P12). */
  randomName: () => string;
  /** Returns an unguessable secret: 32 random bytes in base64url. */
  randomToken: () => string;
  /** Returns a keyed digest of 22 letters, stored in place of a network, account or answer. */
  digest: (...parts: readonly (string | number)[]) => string;
  /** The network of the request; stored as a digest only. */
  network: string;
  /** The page's origin as the browser sends it; empty if missing. */
  origin: string;
  /** Whether the browser asks not to be tracked (Global Privacy Control, Do Not Track). */
  isPrivate: boolean;
}

/** The deps that do not depend on the request. */
export type InstanceDeps = Omit<Deps, 'network' | 'origin' | 'isPrivate'>;

let deps: InstanceDeps | undefined;

/**
 * Returns the instance's deps, created on the first call, since a deployment loads this code without a
 * project.
 */
export function getInstanceDeps(): InstanceDeps {
  deps ??= createDeps();
  return deps;
}

function createDeps(): InstanceDeps {
  if (getApps().length === 0) initializeApp();
  return {
    db: getFirestore(),
    bucket: openBucket(),
    auth: getAuth(),
    payments: () => openPayments(),
    live: openLive(),
    jobs: openJobs(),
    now: Date.now,
    randomName: () => randomBytes(6).toString('base64url'),
    randomToken: () => randomBytes(32).toString('base64url'),
    digest: createDigest(() => DIGEST_KEY.value()),
  };
}

/** Reads the key on use, since not every function may access it. */
export function createDigest(key: () => string): Deps['digest'] {
  return (...parts) => {
    if (key() === '') throw new Error('DIGEST_KEY is not set.');
    return createHmac('sha256', key()).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
  };
}
