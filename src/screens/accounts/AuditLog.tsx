import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { AuditLine } from '../../../core/calls/listAudit.ts';
import { Panel } from '../../components/Panel.tsx';
import { useBackend } from '../../components/useBackend.ts';
import { createPagedList } from '../../stores/accounts/createPagedList.ts';
import { accountsText } from '../../text/accounts.ts';
import { PagedEntries } from './PagedEntries.tsx';

/** What admins did, the latest first: as it is kept, so that nothing is hidden in a kinder word. */
export function AuditLog() {
  const { managedAccounts } = useBackend();
  const [list] = useState(() =>
    createPagedList<AuditLine>(async (_search, after) => {
      const { lines, next } = await managedAccounts.listAudit({ after });
      return { entries: lines, next };
    }),
  );
  useEffect(() => void list.getState().open(''), [list]);
  return (
    <PagedEntries list={list} none={accountsText.log.none}>
      {(lines) => <Lines lines={lines} />}
    </PagedEntries>
  );
}

function Lines({ lines }: { lines: readonly AuditLine[] }) {
  const { columns, by, at } = accountsText.log;
  return (
    <Panel overflowX="auto" tabIndex={0} role="region" aria-label={accountsText.tabs.log}>
      <Log>
        <thead>
          <tr>
            {[columns.at, columns.by, columns.action, columns.target].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <chakra.td whiteSpace="nowrap">{at(new Date(line.at * 1000))}</chakra.td>
              <td>{by(line.byName)}</td>
              <td>{line.action}</td>
              <td>
                {line.target}
                {Object.entries(line.details).map(([name, value]) => (
                  <Text key={name} textStyle="xs" color="fg.muted">
                    {name}: {String(value)}
                  </Text>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Log>
    </Panel>
  );
}

const Log = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    '& :is(th, td)': { paddingX: '4', paddingY: '3', textAlign: 'start', verticalAlign: 'top' },
    '& th': { color: 'fg.muted', fontWeight: '650' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
