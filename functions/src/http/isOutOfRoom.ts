/** Firestore's RESOURCE_EXHAUSTED, and Cloud Storage's "payment required". */
const FULL_CODES: readonly unknown[] = [8, 402];

/**
 * Whether nothing more can be stored: a quota in production, the disk where the server is one machine. That one answers
 * FAILED_PRECONDITION to the Admin SDK, which would try 8 again for minutes, and is told by its words.
 */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return (
    FULL_CODES.includes(error.code) || (error.code === 9 && error.message.includes('disk of the server'))
  );
}
