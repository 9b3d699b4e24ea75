/** Where the SDK keeps a sign-in (`connectFirebase`), the second where a browser has no database for it. */
const DATABASE = 'firebaseLocalStorageDb';
const KEY = /^firebase:authUser:/;

/**
 * Whether this browser may hold a sign-in, told without the SDK: one that never did needs none to know that nobody is
 * signed in. In doubt it may.
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
