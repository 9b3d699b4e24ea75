import type { ManagedAccountsPort } from '../stores/accounts/ManagedAccountsPort.ts';
import type { Api } from './createApi.ts';

/** What only admins may ask; the server sees to it. */
export function createManagedAccountsPort({
  listAccounts,
  changeAccount,
  listAudit,
}: Pick<Api, 'listAccounts' | 'changeAccount' | 'listAudit'>): ManagedAccountsPort {
  return { listAccounts, changeAccount: (userId, change) => changeAccount({ userId, change }), listAudit };
}
