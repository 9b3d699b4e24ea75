import type { AccountChange, ManagedAccount } from '../../../core/account/managedAccount.ts';

/** The possible changes of an account. Paid Pro ends only by a refund, and nobody can disable themselves. */
export function changesFor(
  { userId, plan, isAdmin, isDisabled }: ManagedAccount,
  ownId: string,
): readonly AccountChange[] {
  return [
    ...(plan === 'free' ? (['grantPro'] as const) : []),
    ...(plan === 'granted' ? (['takePro'] as const) : []),
    isAdmin ? 'takeAdmin' : 'grantAdmin',
    ...(isDisabled ? (['enable'] as const) : []),
    ...(!isDisabled && userId !== ownId ? (['disable'] as const) : []),
  ];
}
