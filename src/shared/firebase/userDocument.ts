import type { User } from 'firebase/auth';
import { doc, type Firestore, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { endOfPlan } from '../../../core/account/isActivePro.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { wholeNumber } from '../../../core/util/schemas.ts';
import type { CurrentUser } from '../ports/AuthPort.ts';

/**
 * The fields of `users/{userId}` that the app reads (SPEC §3 "User record"). Only the server writes them,
 * except for the room counter.
 */
interface UserDocument {
  is_admin: boolean;
  stripeId: string | null;
  start_datetime: Date | null;
  end_datetime: Date | null;
  isPro: boolean;
  /** Bought packs. */
  packs: readonly string[];
  /** Products with a payment under way. */
  paymentsUnderWay: readonly string[];
  /** Number of the user's rooms. */
  roomCount: number;
}

const date = v.pipe(
  v.instance(Timestamp),
  v.transform((timestamp) => timestamp.toDate()),
);

const userSchema: SchemaOf<UserDocument> = v.object({
  is_admin: v.optional(v.boolean(), false),
  stripeId: v.optional(v.nullable(v.string()), null),
  start_datetime: v.optional(v.nullable(date), null),
  end_datetime: v.optional(v.nullable(date), null),
  isPro: v.optional(v.boolean(), false),
  packs: v.optional(v.array(v.string()), []),
  paymentsUnderWay: v.optional(v.array(v.string()), []),
  roomCount: v.optional(wholeNumber, 0),
});

export function userRef(db: Firestore, userId: string) {
  return doc(db, 'users', userId);
}

/** Parses a user's stored record; `isPro` forces the end to 2099 (SPEC §6). @throws if it is invalid */
export function parseUserDocument(stored: unknown): UserDocument {
  const parsed = parseWith(userSchema, stored);
  if (parsed.ok) return { ...parsed.value, end_datetime: endOfPlan(parsed.value) };
  throw new Error(`The user record cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}

/** Creates the plain record that every user has, unless it exists. */
export async function ensureUserDocument(db: Firestore, userId: string): Promise<void> {
  const ref = userRef(db, userId);
  if ((await getDoc(ref)).exists()) return;
  await setDoc(ref, { userId, roomCount: 0, lastRoomId: '' });
}

/**
 * SPEC §3 "Current user info". Without a record nobody is an admin (SPEC §6); if it cannot be loaded, admin,
 * stripe and date info are cleared (SPEC §8).
 */
export async function loadCurrentUser(db: Firestore, user: User): Promise<CurrentUser> {
  const account = {
    userId: user.uid,
    name: user.displayName ?? '',
    email: user.email ?? '',
    isEmailVerified: user.emailVerified,
    createdAt: readMoment(user.metadata.creationTime),
  };
  try {
    const stored = await getDoc(userRef(db, user.uid));
    const { is_admin, roomCount: _, isPro: __, ...owned } = parseUserDocument(stored.data() ?? {});
    return { ...account, isAdmin: is_admin, ...owned };
  } catch (error) {
    console.error('The user record could not be loaded.', error);
    return {
      ...account,
      isAdmin: false,
      stripeId: null,
      start_datetime: null,
      end_datetime: null,
      packs: [],
      paymentsUnderWay: [],
    };
  }
}

function readMoment(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}
