import {
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { createLatestOnly } from '../../../core/util/createLatestOnly.ts';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { ensureUserDocument, loadCurrentUser } from '../../shared/firebase/userDocument.ts';
import type { AuthPort, CurrentUser } from '../../shared/ports/AuthPort.ts';
import { createAccountChanges } from './accountChanges.ts';
import { createEmailLinks } from './emailLinks.ts';
import { findMailbox } from './findMailbox.ts';

interface AuthOptions {
  /** Where a local server shows its mails; null if they are really sent. */
  mailboxPage?: string | null;
  /** Runs after a login before anybody is notified. */
  beforeAnnounced?: () => Promise<void>;
}

type Listener = (user: CurrentUser | null) => void;

/** Accounts with email and password. Signing in or out is finished once every watcher was notified. */
export function createAuthPort(
  { auth, db }: Pick<FirebaseServices, 'auth' | 'db'>,
  { mailboxPage = null, beforeAnnounced = async () => {} }: AuthOptions = {},
): AuthPort {
  const watchers = createWatchers((user) => loadCurrentUser(db, user));
  // The SDK's event during a sign-in comes too early: a new account has no name yet.
  let signingIn = 0;
  onAuthStateChanged(auth, (user) => {
    if (signingIn === 0) void watchers.follow(user);
  });

  const announce = (user: User) => watchers.follow(user, { isChanged: true });

  function signIn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    return inBackendTerms(async () => {
      signingIn += 1;
      try {
        const outcome = await work();
        await beforeAnnounced().catch((error: unknown) => console.error(error));
        await watchers.follow(auth.currentUser, { isChanged: true });
        return outcome;
      } finally {
        signingIn -= 1;
      }
    });
  }

  return {
    watchUser: watchers.watch,
    register: (name, email, password) =>
      signIn(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: name });
        await ensureUserDocument(db, user.uid);
        try {
          await sendEmailVerification(user);
          return true;
        } catch (error) {
          console.error('The mail that confirms the address could not be sent.', error);
          return false;
        }
      }),
    logIn: (email, password) =>
      signIn(async () => {
        await signInWithEmailAndPassword(auth, email, password);
      }),
    signOut: () =>
      inBackendTerms(async () => {
        await signOut(auth);
        await watchers.follow(null);
      }),
    refreshUser: () =>
      inBackendTerms(async () => {
        await auth.authStateReady();
        const user = auth.currentUser;
        const wasConfirmed = user?.emailVerified;
        await user?.reload();
        // Fetches a new token, since the server reads from it whether the address is confirmed.
        if (user?.emailVerified !== wasConfirmed) await user?.getIdToken(true);
        await watchers.follow(auth.currentUser, { isChanged: true });
      }),
    ...createEmailLinks(auth, announce),
    ...createAccountChanges(auth, announce),
    findMailbox: () => findMailbox(mailboxPage),
  };
}

interface FollowOptions {
  /** Notifies the watchers even if they know this user, since name, address or record may be new. */
  isChanged?: boolean;
}

function createWatchers(load: (user: User) => Promise<CurrentUser>) {
  const listeners = new Set<Listener>();
  /** Undefined until the SDK knows who is signed in. */
  let current: CurrentUser | null | undefined;
  let followedId: string | null | undefined;
  const rounds = createLatestOnly();

  async function follow(user: User | null, { isChanged = false }: FollowOptions = {}): Promise<void> {
    const id = user?.uid ?? null;
    if (id === followedId && !isChanged) return;
    followedId = id;
    const isLatest = rounds.begin();
    const loaded = user && (await load(user));
    // Someone else signed in or out while the record was loading.
    if (!isLatest()) return;
    current = loaded;
    for (const listener of [...listeners]) listener(loaded);
  }

  function watch(listener: Listener): () => void {
    listeners.add(listener);
    if (current !== undefined) listener(current);
    return () => listeners.delete(listener);
  }

  return { follow, watch };
}
