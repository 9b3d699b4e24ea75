import { Table, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { AuditLine } from '../../../core/calls/listAudit.ts';
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
    <Table.ScrollArea borderWidth="1px" borderColor="border" borderRadius="lg">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {[columns.at, columns.by, columns.action, columns.target].map((column) => (
              <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <Table.Row key={line.id}>
              <Table.Cell whiteSpace="nowrap">{at(new Date(line.at * 1000))}</Table.Cell>
              <Table.Cell>{by(line.byName)}</Table.Cell>
              <Table.Cell>{line.action}</Table.Cell>
              <Table.Cell>
                {line.target}
                {Object.entries(line.details).map(([name, value]) => (
                  <Text key={name} textStyle="xs" color="fg.muted">
                    {name}: {String(value)}
                  </Text>
                ))}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
