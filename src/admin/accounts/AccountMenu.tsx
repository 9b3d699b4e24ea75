import { Menu } from '@chakra-ui/react';
import { useState } from 'react';
import type { AccountChange, ManagedAccount } from '../../../core/account/managedAccount.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx';
import { failureText } from '../../shared/load/failureText.ts';
import { EntriesMenu } from '../../shared/menu/EntriesMenu.tsx';
import { toaster } from '../../shared/toast/toaster.ts';
import { accountsText } from '../text/accounts.ts';

interface AccountMenuProps {
  account: ManagedAccount;
  onChanged: (account: ManagedAccount) => void;
}

/** Actions on an account; those that take something away, or give everything, ask first. */
export function AccountMenu({ account, onChanged }: AccountMenuProps) {
  const [asked, setAsked] = useState<keyof typeof accountsText.questions | null>(null);
  const ownId = useProfile((profile) => profile.userId);
  const { isBusy, change } = useChange(account, onChanged);
  const name = account.name || account.email;
  return (
    <>
      <EntriesMenu label={accountsText.menuFor(name)} isBusy={isBusy}>
        {changesFor(account, ownId).map((each) => (
          <Menu.Item
            key={each}
            value={each}
            onClick={() => (isAskedFirst(each) ? setAsked(each) : change(each))}
          >
            {accountsText.changes[each]}
          </Menu.Item>
        ))}
      </EntriesMenu>
      {asked && (
        <ConfirmDialog
          title={accountsText.questions[asked].title(name)}
          text={accountsText.questions[asked].text}
          confirmLabel={accountsText.changes[asked]}
          onConfirm={() => {
            setAsked(null);
            change(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

function isAskedFirst(change: AccountChange): change is keyof typeof accountsText.questions {
  return change in accountsText.questions;
}

function useChange(account: ManagedAccount, onChanged: (account: ManagedAccount) => void) {
  const { calls } = useBackend();
  const [isBusy, setBusy] = useState(false);

  async function work(change: AccountChange) {
    setBusy(true);
    try {
      onChanged(await calls.changeAccount({ userId: account.userId, change }));
      const title = accountsText.changed(account.name || account.email, accountsText.changes[change]);
      toaster.create({ title, type: 'success' });
    } catch (error) {
      toaster.create({ title: accountsText.notChanged, description: failureText(error), type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, change: (change: AccountChange) => void work(change) };
}

/** The possible changes of an account. Paid Pro ends only by a refund, and nobody can disable themselves. */
function changesFor(
  { userId, plan, isAdmin, isDisabled }: ManagedAccount,
  ownId: string,
): readonly AccountChange[] {
  return [
    ...(plan === 'free' ? (['grantPro'] as const) : []),
    ...(plan === 'granted' ? (['takePro'] as const) : []),
    isAdmin ? 'takeAdmin' : 'grantAdmin',
    ...(isDisabled ? (['enable'] as const) : []),
    ...(!isDisabled && userId !== ownId ? (['disable'] as const) : []),
  ];
}
