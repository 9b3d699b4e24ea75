import type { Api } from '../../shared/firebase/createApi.ts';
import type { ManagedAccountsPort } from '../../shared/ports/ManagedAccountsPort.ts';

/** What only admins may ask; the server sees to it. */
export function createManagedAccountsPort({
  listAccounts,
  changeAccount,
  listAudit,
}: Pick<Api, 'listAccounts' | 'changeAccount' | 'listAudit'>): ManagedAccountsPort {
  return { listAccounts, changeAccount: (userId, change) => changeAccount({ userId, change }), listAudit };
}
