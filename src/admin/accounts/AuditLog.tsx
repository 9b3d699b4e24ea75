import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { AuditLine } from '../../../core/calls/admin/listAudit.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { Panel } from '../../shared/kit/Panel.tsx';
import { createPagedList } from '../store/createPagedList.ts';
import { accountsText } from '../text/accounts.ts';
import { PagedEntries } from './PagedEntries.tsx';

/** What admins did, latest first, as it is stored. */
export function AuditLog() {
  const { calls } = useBackend();
  const [list] = useState(() =>
    createPagedList<AuditLine>(
      async (_search, after) => {
        const { lines, next } = await calls.listAudit({ after });
        return { entries: lines, next };
      },
      ({ id }) => id,
    ),
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
                {told(line.details).map(([name, value]) => (
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

/** The details as text; null entries are left out. */
function told(details: AuditLine['details']) {
  return Object.entries(details).filter(([, value]) => value !== null);
}

const Log = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    overflowWrap: 'anywhere',
    '& :is(th, td)': {
      paddingX: '4',
      paddingY: { base: '0', md: '3' },
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { color: 'fg.muted', fontWeight: '650' },
    '& thead': { display: { base: 'none', md: 'table-header-group' } },
    // On phones a line becomes a block: action and object above admin and time.
    '& tbody tr': {
      display: { base: 'grid', md: 'table-row' },
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingY: { base: '3', md: '0' },
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& tbody tr:first-of-type': { borderTopWidth: { base: '0', md: '1px' } },
    '& th:nth-of-type(1)': { width: '13rem' },
    '& th:nth-of-type(2)': { width: { md: '8rem', lg: '12rem' } },
    '& th:nth-of-type(3)': { width: { md: '12rem', lg: '16rem' } },
    '& td:nth-of-type(1)': { order: '4', color: { base: 'fg.muted', md: 'inherit' } },
    '& td:nth-of-type(2)': { order: '3', color: { base: 'fg.muted', md: 'inherit' } },
    '& td:nth-of-type(3)': { order: '1', gridColumn: '1 / -1', fontWeight: { base: '650', md: '400' } },
    '& td:nth-of-type(4)': { order: '2', gridColumn: '1 / -1', marginBottom: { base: '1', md: '0' } },
  },
});
