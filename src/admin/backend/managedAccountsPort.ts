import type { Api } from '../../shared/firebase/createApi.ts';
import type { ManagedAccountsPort } from '../../shared/ports/ManagedAccountsPort.ts';

/** For admins only; the server checks that. */
export function createManagedAccountsPort({
  listAccounts,
  changeAccount,
  listAudit,
}: Pick<Api, 'listAccounts' | 'changeAccount' | 'listAudit'>): ManagedAccountsPort {
  return { listAccounts, changeAccount: (userId, change) => changeAccount({ userId, change }), listAudit };
}
