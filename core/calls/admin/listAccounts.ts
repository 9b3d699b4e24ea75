import * as v from 'valibot';
import { type ManagedAccount, managedAccountSchema } from '../../account/managedAccount.ts';
import type { CallContract } from '../callContract.ts';
import { type ListCursor, listCursorSchema } from '../pieces/cursors.ts';

export interface ListAccountsRequest {
  /** Prefixes of words of a name or e-mail address, or a whole address; empty lists all. */
  search: string;
  /** The `next` of the page before; null for the first page. */
  after: ListCursor | null;
}

export interface ListAccountsAnswer {
  /** Newest first. */
  accounts: readonly ManagedAccount[];
  /** The cursor of the next page; null at the end. */
  next: ListCursor | null;
}

/** Returns a page of the accounts, for admins. */
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
