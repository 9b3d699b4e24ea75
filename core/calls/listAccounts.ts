import * as v from 'valibot';
import { type ManagedAccount, managedAccountSchema } from '../account/managedAccount.ts';
import type { CallContract } from './callContract.ts';

export interface ListAccountsRequest {
  /** Beginnings of words of a name or an e-mail address, or a whole address; empty for all. */
  search: string;
  /** The `next` of the page before; null begins. */
  after: string | null;
}

export interface ListAccountsAnswer {
  /** The newest first. */
  accounts: readonly ManagedAccount[];
  /** What to ask for the next page with, null at the end. */
  next: string | null;
}

/** A page of the accounts, for admins. */
export const listAccountsCall: CallContract<ListAccountsRequest, ListAccountsAnswer> = {
  name: 'listAccounts',
  method: 'POST',
  isForAdmins: true,
  request: v.object({
    search: v.pipe(v.string(), v.maxLength(200)),
    after: v.nullable(v.pipe(v.string(), v.maxLength(300))),
  }),
  answer: v.object({ accounts: v.array(managedAccountSchema), next: v.nullable(v.string()) }),
  errors: [],
};
