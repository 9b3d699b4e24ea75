import { BackendError, type BackendErrorCode } from '../ports/BackendError.ts';

/**
 * The SDK's codes as the app's. Firestore Lite only knows HTTP statuses: it never reports `already-exists` or
 * `invalid-argument`, and a write that lost against another is `aborted` or `failed-precondition`.
 */
const CODES: Readonly<Record<string, BackendErrorCode>> = {
  'auth/email-already-in-use': 'emailTaken',
  'auth/invalid-credential': 'badCredentials',
  'auth/wrong-password': 'badCredentials',
  'auth/user-not-found': 'badCredentials',
  'auth/user-disabled': 'badCredentials',
  'auth/missing-password': 'weakPassword',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/invalid-email': 'badEmail',
  'auth/missing-email': 'badEmail',
  'auth/expired-action-code': 'linkExpired',
  'auth/invalid-action-code': 'linkUsed',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/quota-exceeded': 'serverFull',
  'auth/network-request-failed': 'offline',
  'auth/user-token-expired': 'unauthenticated',
  'permission-denied': 'permissionDenied',
  'not-found': 'notFound',
  unauthenticated: 'unauthenticated',
  unavailable: 'offline',
  aborted: 'conflict',
  'failed-precondition': 'conflict',
  'resource-exhausted': 'serverFull',
  'storage/unauthenticated': 'unauthenticated',
  'storage/unauthorized': 'permissionDenied',
  'storage/object-not-found': 'notFound',
  'storage/canceled': 'refused',
  'storage/quota-exceeded': 'serverFull',
  'storage/retry-limit-exceeded': 'offline',
};

/** A BackendError whose message is its code: screens choose the words. */
export function backendError(code: BackendErrorCode, cause?: unknown): BackendError {
  return new BackendError(code, code, { cause });
}

/** Runs work with the SDK and converts all failures to BackendErrors. */
export async function inBackendTerms<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw toBackendError(error);
  }
}

function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  if (isNetworkFailure(error)) return backendError('offline', error);
  const code = isSdkError(error) ? CODES[error.code] : undefined;
  return backendError(code ?? 'unknown', error);
}

/**
 * Whether a fetch failed, which is a TypeError everywhere; Firestore Lite wraps it as `unknown` and keeps
 * only its message.
 */
function isNetworkFailure(error: unknown): boolean {
  if (error instanceof TypeError) return /fetch|network|load failed/i.test(error.message);
  return (
    isSdkError(error) &&
    error.code === 'unknown' &&
    /Request failed with error: TypeError|failed to fetch|fetch failed|networkerror|load failed/i.test(
      error.message,
    )
  );
}

/** Checks by name instead of class, since a call without the SDK must not load it for its errors. */
function isSdkError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && error.name === 'FirebaseError' && 'code' in error;
}
