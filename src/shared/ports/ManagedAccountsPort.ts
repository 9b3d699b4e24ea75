import type { AccountChange, ManagedAccount } from '../../../core/account/managedAccount.ts';
import type { ListAccountsAnswer, ListAccountsRequest } from '../../../core/calls/admin/listAccounts.ts';
import type { ListAuditAnswer, ListAuditRequest } from '../../../core/calls/admin/listAudit.ts';

/** The accounts as admins manage them. @throws permissionDenied (no admin), offline */
export interface ManagedAccountsPort {
  listAccounts: (request: ListAccountsRequest) => Promise<ListAccountsAnswer>;
  /** Answers the account as it is then. @throws conflict with the server's words, notFound */
  changeAccount: (userId: string, change: AccountChange) => Promise<ManagedAccount>;
  listAudit: (request: ListAuditRequest) => Promise<ListAuditAnswer>;
}
