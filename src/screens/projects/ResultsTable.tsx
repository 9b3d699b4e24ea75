import { Table } from '@chakra-ui/react';
import type { GameRecord } from '../../../core/play/gameRecord.ts';
import { describeHelp } from '../../components/play/describeHelp.ts';
import { projectsText } from '../../text/projects.ts';

/** The escapes of one version, row by row. */
export function ResultsTable({ records }: { records: readonly GameRecord[] }) {
  const { columns } = projectsText.results;
  return (
    <Table.ScrollArea maxHeight="50dvh">
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            {[columns.name, columns.time, columns.pauses, columns.help, columns.day].map((column) => (
              <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body fontVariantNumeric="tabular-nums">
          {records.map((record) => (
            <Table.Row key={record.playerId}>
              <Table.Cell overflowWrap="anywhere">{record.username}</Table.Cell>
              <Table.Cell>{projectsText.time(record.time)}</Table.Cell>
              <Table.Cell>{projectsText.time(record.pausedFor ?? 0)}</Table.Cell>
              <Table.Cell>{describeHelp(record)}</Table.Cell>
              <Table.Cell>{projectsText.day(new Date(record.createdAt * 1000))}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
