import { Flex, Stack } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ManagedAccount } from '../../../core/account/managedAccount.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { SearchField } from '../../shared/form/SearchField.tsx';
import { createPagedList } from '../store/createPagedList.ts';
import { accountsText } from '../text/accounts.ts';
import { AccountRow } from './AccountRow.tsx';
import { PagedEntries } from './PagedEntries.tsx';

/** The accounts, newest first, or the results of a search. */
export function Accounts() {
  const { calls } = useBackend();
  const [list] = useState(() =>
    createPagedList<ManagedAccount>(
      async (search, after) => {
        const { accounts, next } = await calls.listAccounts({ search, after });
        return { entries: accounts, next };
      },
      ({ userId }) => userId,
    ),
  );
  useEffect(() => void list.getState().open(''), [list]);
  const search = useStore(list, (state) => state.search);
  const find = useCallback((text: string) => void list.getState().open(text), [list]);
  return (
    <>
      <Flex mb="4" maxW="28rem">
        <SearchField words={accountsText.search} value={search} onSearch={find} />
      </Flex>
      <PagedEntries list={list} none={accountsText.none}>
        {(accounts) => (
          <Stack as="ul" role="list" aria-label={accountsText.title} gap="3" listStyleType="none">
            {accounts.map((account) => (
              <li key={account.userId}>
                <AccountRow account={account} onChanged={list.getState().replace} />
              </li>
            ))}
          </Stack>
        )}
      </PagedEntries>
    </>
  );
}
