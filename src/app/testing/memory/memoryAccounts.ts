import type { AccountChange, ManagedAccount } from '../../../../core/account/managedAccount.ts';
import type { AuditLine } from '../../../../core/calls/admin/listAudit.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Calls } from '../../../shared/ports/Calls.ts';

const CHANGED: Readonly<Record<AccountChange, Partial<ManagedAccount>>> = {
  grantPro: { plan: 'granted' },
  takePro: { plan: 'free', startsAt: null, endsAt: null },
  grantAdmin: { isAdmin: true },
  takeAdmin: { isAdmin: false },
  disable: { isDisabled: true },
  enable: { isDisabled: false },
};

/** Accounts in memory, two a page. The last admin cannot be removed, as on the server. */
export function createMemoryAccounts(
  accounts: Map<string, ManagedAccount>,
): Pick<Calls, 'listAccounts' | 'changeAccount' | 'listAudit'> {
  const lines: AuditLine[] = [];
  return {
    listAccounts: async ({ search, after }) => {
      const found = [...accounts.values()].filter(({ name, email }) =>
        `${name} ${email}`.toLowerCase().includes(search.toLowerCase()),
      );
      const start = after?.place ?? 0;
      const next = found.length > start + 2 ? { place: start + 2, id: 'next' } : null;
      return { accounts: found.slice(start, start + 2), next };
    },
    changeAccount: async ({ userId, change }) => {
      const account = accounts.get(userId);
      if (!account) throw new BackendError('notFound', 'There is no such account.');
      const others = [...accounts.values()].filter((each) => each.isAdmin && each.userId !== userId);
      if (change === 'takeAdmin' && others.length === 0)
        throw new BackendError('conflict', 'The last admin.', { serverText: 'This is the last admin.' });
      const changed = { ...account, ...CHANGED[change] };
      accounts.set(userId, changed);
      lines.unshift({
        id: `l${lines.length}`,
        at: 1_790_000_000,
        byName: 'Ada',
        action: change,
        target: userId,
        details: {},
      });
      return changed;
    },
    listAudit: async () => ({ lines, next: null }),
  };
}
