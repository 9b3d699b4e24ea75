/**
 * Where the SDK stores a sign-in (`connectFirebase`); `KEY` is used in browsers without a database for it.
 */
const DATABASE = 'firebaseLocalStorageDb';
const KEY = /^firebase:authUser:/;

/**
 * Whether this browser may hold a sign-in, without loading the SDK, so that most visitors do not need it.
 * True if unsure.
 */
export async function mayBeSignedIn(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE) || Object.keys(localStorage).some(isSignIn);
  } catch {
    return true;
  }
}

function isSignIn(key: string): boolean {
  return KEY.test(key);
}
