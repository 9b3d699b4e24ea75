import { Flex, Heading } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { accountsText } from '../text/accounts.ts';
import { Accounts } from './Accounts.tsx';
import { AuditLog } from './AuditLog.tsx';

const TABS = ['accounts', 'log'] as const;

/** /admin/accounts: accounts, actions on them, and the audit log (SPEC §2). */
export function AccountsScreen() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'log' ? 'log' : 'accounts';
  const { tabs } = accountsText;
  return (
    <>
      <PageTitle page={accountsText.page} />
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="5">
        <Heading as="h1" size="4xl">
          {accountsText.title}
        </Heading>
        <SegmentedControl
          label={tabs.label}
          value={tab}
          onChoose={(chosen) => setSearch(chosen === 'log' ? { tab: 'log' } : {}, { replace: true })}
          choices={TABS.map((value) => ({ value, label: tabs[value] }))}
        />
      </Flex>
      {tab === 'log' ? <AuditLog /> : <Accounts />}
    </>
  );
}
