import type { AccountChange, ManagedAccount } from '../../../core/account/managedAccount.ts';
import type { ListAccountsAnswer, ListAccountsRequest } from '../../../core/calls/admin/listAccounts.ts';
import type { ListAuditAnswer, ListAuditRequest } from '../../../core/calls/admin/listAudit.ts';

/** The accounts for admins. @throws permissionDenied (no admin), offline */
export interface ManagedAccountsPort {
  listAccounts: (request: ListAccountsRequest) => Promise<ListAccountsAnswer>;
  /** Returns the changed account. @throws conflict with the server's text, notFound */
  changeAccount: (userId: string, change: AccountChange) => Promise<ManagedAccount>;
  listAudit: (request: ListAuditRequest) => Promise<ListAuditAnswer>;
}
