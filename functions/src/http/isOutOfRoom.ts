/** Firestore's RESOURCE_EXHAUSTED, and Cloud Storage's "payment required". */
const FULL_CODES: readonly unknown[] = [8, 402];

/**
 * Returns whether storage is full: a quota in production, the disk on a single machine. The latter sends
 * FAILED_PRECONDITION, since the Admin SDK would retry code 8 for minutes, and is recognized by its message.
 */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return (
    FULL_CODES.includes(error.code) || (error.code === 9 && error.message.includes('disk of the server'))
  );
}
