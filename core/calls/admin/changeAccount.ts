import * as v from 'valibot';
import {
  ACCOUNT_CHANGES,
  type AccountChange,
  type ManagedAccount,
  managedAccountSchema,
} from '../../account/managedAccount.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface ChangeAccountRequest {
  userId: string;
  change: AccountChange;
}

/** The account after the change. */
export type ChangeAccountAnswer = ManagedAccount;

/**
 * Grants or takes Pro or admin rights, disables or enables an account. For admins; each change is written to
 * the audit log.
 */
export const changeAccountCall: CallContract<ChangeAccountRequest, ChangeAccountAnswer> = {
  name: 'changeAccount',
  method: 'POST',
  isForAdmins: true,
  request: v.object({ userId: documentId, change: v.picklist(ACCOUNT_CHANGES) }),
  answer: managedAccountSchema,
  errors: ['notFound', 'conflict'],
};
