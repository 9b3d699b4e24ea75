import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import type { AccountChange } from '../../../core/account/managedAccount.ts';
import { GRANTED, PRO_END } from '../../../core/account/plans.ts';
import type { ChangeAccountAnswer, ChangeAccountRequest } from '../../../core/calls/admin/changeAccount.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { userRef } from '../payments/refs.ts';
import { describeAccounts } from './describeAccounts.ts';
import { requireAnotherAdmin } from './requireAnotherAdmin.ts';

/**
 * POST /api/changeAccount: grants or takes Pro or admin rights, disables or enables. A disabled account is logged out
 * everywhere. Its token stays valid for up to an hour, but can write nothing from now on and make no calls after a few
 * seconds (decision 0022).
 * @throws notFound; conflict (it is so already, Pro was paid for, the last admin, oneself)
 */
export async function changeAccount(
  { userId, change }: ChangeAccountRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<ChangeAccountAnswer> {
  const admin = requireCaller(caller);
  if (change === 'disable' && userId === admin.userId) throw conflict('You cannot disable your own account.');
  await describeOne(deps, userId);
  await deps.db.runTransaction(async (transaction) => {
    const user = await transaction.get(userRef(deps.db, userId));
    if (change === 'takeAdmin' || change === 'disable')
      await requireAnotherAdmin(transaction, deps.db, userId);
    const plain = user.exists ? {} : { userId, roomCount: 0, lastRoomId: '' };
    transaction.set(user.ref, { ...plain, ...fieldsOf(change, user, deps.now()) }, { merge: true });
    writeAudit(transaction, deps, admin, { action: `changeAccount:${change}`, target: userId, details: {} });
  });
  if (change === 'disable' || change === 'enable') await setDisabled(deps, userId, change === 'disable');
  return describeOne(deps, userId);
}

/** @throws notFound */
async function describeOne(deps: Deps, userId: string): Promise<ChangeAccountAnswer> {
  const [account] = await describeAccounts(deps, [userId]);
  if (account) return account;
  throw new HttpError('notFound', 'There is no such account.');
}

/** Returns the changed fields of the user's record (SPEC §3, §6). @throws conflict */
function fieldsOf(change: AccountChange, user: DocumentSnapshot, now: number): object {
  switch (change) {
    case 'grantPro':
      if (hasPro(user, now)) throw conflict('This account has Pro already.');
      return {
        isPro: true,
        stripeId: GRANTED,
        start_datetime: Timestamp.fromMillis(now),
        end_datetime: Timestamp.fromDate(PRO_END),
      };
    case 'takePro':
      if (!hasPro(user, now)) throw conflict('This account has no Pro.');
      if (user.get('stripeId') !== GRANTED)
        throw conflict(
          'This Pro was paid for: give the payment back at the payment provider, which takes it.',
        );
      return { isPro: false, stripeId: null, end_datetime: Timestamp.fromMillis(now) };
    case 'grantAdmin':
      if (user.get('is_admin') === true) throw conflict('This account is an admin already.');
      return { is_admin: true };
    case 'takeAdmin':
      if (user.get('is_admin') !== true) throw conflict('This account is no admin.');
      return { is_admin: false };
    // Repeating the call completes it if the sign-in service was unreachable.
    case 'disable':
      return { is_disabled: true };
    case 'enable':
      return { is_disabled: false };
  }
}

function hasPro(user: DocumentSnapshot, now: number): boolean {
  const end: unknown = user.get('end_datetime');
  const end_datetime = end instanceof Timestamp ? end.toDate() : null;
  return isActivePro({ stripeId: user.get('stripeId') ?? null, end_datetime }, new Date(now));
}

async function setDisabled({ auth }: Deps, userId: string, disabled: boolean): Promise<void> {
  await auth.updateUser(userId, { disabled });
  if (disabled) await auth.revokeRefreshTokens(userId);
}

function conflict(message: string): HttpError {
  return new HttpError('conflict', message);
}
