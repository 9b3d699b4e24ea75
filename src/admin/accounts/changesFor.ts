import type { AccountChange, ManagedAccount } from '../../../core/account/managedAccount.ts';

/** What can be changed of an account as it is. Pro that was paid for goes by giving the payment back, and oneself one cannot disable. */
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
