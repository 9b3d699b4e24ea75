import type { Account } from './Account.ts';

/** An account as in Identity Toolkit's `lookup`; undefined fields vanish in JSON. */
export function accountView(account: Account): object {
  return {
    localId: account.localId,
    email: account.email ?? undefined,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? undefined,
    photoUrl: account.photoUrl ?? undefined,
    disabled: account.disabled,
    validSince: String(account.validSince),
    createdAt: String(account.createdAt),
    lastLoginAt: account.lastLoginAt === null ? undefined : String(account.lastLoginAt),
    passwordUpdatedAt: account.passwordUpdatedAt ?? undefined,
    customAttributes: account.customAttributes ?? undefined,
    providerUserInfo: providerInfo(account),
  };
}

/** The sign-in methods of an account, as several responses contain them. */
export function providerInfo(account: Account): readonly object[] {
  if (account.email === null) return [];
  return [
    {
      providerId: 'password',
      email: account.email,
      federatedId: account.email,
      rawId: account.email,
      displayName: account.displayName ?? undefined,
      photoUrl: account.photoUrl ?? undefined,
    },
  ];
}
