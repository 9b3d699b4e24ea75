import * as v from 'valibot';
import { type ManagedAccount, managedAccountSchema } from '../../account/managedAccount.ts';
import type { CallContract } from '../callContract.ts';
import { type ListCursor, listCursorSchema } from '../pieces/cursors.ts';

export interface ListAccountsRequest {
  /** Beginnings of words of a name or an e-mail address, or a whole address; empty for all. */
  search: string;
  /** The `next` of the page before; null begins. */
  after: ListCursor | null;
}

export interface ListAccountsAnswer {
  /** The newest first. */
  accounts: readonly ManagedAccount[];
  /** What to ask for the next page with, null at the end. */
  next: ListCursor | null;
}

/** A page of the accounts, for admins. */
export const listAccountsCall: CallContract<ListAccountsRequest, ListAccountsAnswer> = {
  name: 'listAccounts',
  method: 'POST',
  isForAdmins: true,
  request: v.object({
    search: v.pipe(v.string(), v.maxLength(200)),
    after: v.nullable(listCursorSchema),
  }),
  answer: v.object({ accounts: v.array(managedAccountSchema), next: v.nullable(listCursorSchema) }),
  errors: [],
};
