import { getStorage } from 'firebase-admin/storage';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** The storage client's `IdempotencyStrategy.RetryAlways`; its package is not ours to import. */
const RETRY_ALWAYS = 0;

/**
 * Returns the project's bucket. Its client is loaded when it is first used, since few calls need files and all would
 * start later.
 */
export function openBucket(): Bucket {
  let opened: Bucket | undefined;
  const bucket = () => {
    opened ??= openNow();
    return opened;
  };
  return new Proxy({} as Bucket, {
    get: (_, name) => {
      const member: unknown = Reflect.get(bucket(), name);
      return typeof member === 'function' ? member.bind(bucket()) : member;
    },
    set: (_, name, member) => Reflect.set(bucket(), name, member),
  });
}

/**
 * Opens the bucket so that it repeats a write that lost its connection. By default the client repeats only reads, since
 * another writer could have come in between: here each name is written by one call alone, always with the same bytes, so
 * that the repetition of a save, copy or deletion changes nothing.
 */
function openNow(): Bucket {
  const bucket = getStorage().bucket();
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return bucket;
}
