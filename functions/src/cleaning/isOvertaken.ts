/** Firestore's NOT_FOUND, FAILED_PRECONDITION and ABORTED; Cloud Storage's "not found" and "precondition failed". */
const OVERTAKEN: readonly unknown[] = [5, 9, 10, 404, 412];

/** Whether a deletion failed since somebody else changed or deleted the thing first: nothing is wrong then. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OVERTAKEN.includes(error.code);
}
