/** Firestore's NOT_FOUND, FAILED_PRECONDITION and ABORTED; Cloud Storage's "not found" and "precondition failed". */
const OVERTAKEN: readonly unknown[] = [5, 9, 10, 404, 412];

/** Returns whether a deletion failed because somebody else changed or deleted it first, which is no error. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OVERTAKEN.includes(error.code);
}
