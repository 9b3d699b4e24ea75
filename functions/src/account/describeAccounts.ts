import type { UserRecord } from 'firebase-admin/auth';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import type { ManagedAccount } from '../../../core/account/managedAccount.ts';
import { GRANTED } from '../../../core/account/plans.ts';
import type { Deps } from '../deps.ts';
import { userRef } from '../payments/refs.ts';
import { countPlaysOf } from './countPlaysOf.ts';
import { wholeOr0 } from './wholeOr0.ts';

type AccountDeps = Pick<Deps, 'db' | 'auth' | 'now'>;

/**
 * Returns accounts as admins see them, in the order of the ids; deleted ones are left out. At most 30 at
 * once.
 */
export async function describeAccounts(
  deps: AccountDeps,
  userIds: readonly string[],
): Promise<readonly ManagedAccount[]> {
  if (userIds.length === 0) return [];
  const { users } = await deps.auth.getUsers(userIds.map((uid) => ({ uid })));
  const accounts = new Map(users.map((user) => [user.uid, user]));
  const found = userIds.flatMap((id) => accounts.get(id) ?? []);
  if (found.length === 0) return [];
  const [records, plays] = await Promise.all([
    deps.db.getAll(...found.map(({ uid }) => userRef(deps.db, uid))),
    countPlaysOf(deps.db, userIds),
  ]);
  return found.map((account, place) => ({
    ...describe(deps, account, records[place]),
    plays: plays.get(account.uid) ?? 0,
  }));
}

function describe(
  { now }: AccountDeps,
  { uid, displayName = '', email = '', metadata, disabled }: UserRecord,
  record: DocumentSnapshot | undefined,
): Omit<ManagedAccount, 'plays'> {
  return {
    userId: uid,
    name: displayName,
    email,
    createdAt: Math.floor(Date.parse(metadata.creationTime) / 1000),
    isAdmin: record?.get('is_admin') === true,
    ...describePlan(record, now()),
    isDisabled: disabled,
    rooms: wholeOr0(record?.get('roomCount')),
  };
}

function describePlan(record: DocumentSnapshot | undefined, now: number) {
  const stripeId: unknown = record?.get('stripeId');
  const endsAt = secondsOf(record?.get('end_datetime'));
  const plan = {
    stripeId: typeof stripeId === 'string' ? stripeId : null,
    end_datetime: endsAt === null ? null : new Date(endsAt * 1000),
  };
  if (!isActivePro(plan, new Date(now))) return { plan: 'free', startsAt: null, endsAt: null } as const;
  const startsAt = secondsOf(record?.get('start_datetime'));
  return { plan: stripeId === GRANTED ? 'granted' : 'paid', startsAt, endsAt } as const;
}

function secondsOf(value: unknown): number | null {
  return value instanceof Timestamp ? value.seconds : null;
}
