import { Button, Flex, Heading, Table, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { GameRecord } from '../../../core/play/gameRecord.ts';
import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import { toCsv } from '../../../core/toCsv.ts';
import { failureText } from '../../components/failureText.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { useBackend } from '../../components/useBackend.ts';
import { projectsText } from '../../text/projects.ts';
import { downloadFile } from './downloadFile.ts';

interface ResultsDialogProps {
  room: SummaryEntry;
  /** The live version's number. */
  version: number;
  onClose: () => void;
}

/** Who got out of the live version, and how fast, for its creator; players are told of it before they start. */
export function ResultsDialog({ room: { id, roomName }, version, onClose }: ResultsDialogProps) {
  const titleId = useId();
  const { records, failure } = useRecords(id, version);
  const { title, none, loading, download, close } = projectsText.results;
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} closesBeside width="min(46rem, 100vw - 2rem)">
      <Heading id={titleId} as="h2" size="2xl" mb="4">
        {title(roomName)}
      </Heading>
      {failure && <Text color="fg.error">{failure}</Text>}
      {!failure && !records && <Text color="fg.muted">{loading}</Text>}
      {records?.length === 0 && <Text color="fg.muted">{none}</Text>}
      {records && records.length > 0 && <Records records={records} />}
      <Flex gap="3" mt="6" justify="flex-end" wrap="wrap">
        {records && records.length > 0 && (
          <Button
            variant="outline"
            onClick={() => downloadFile(`${projectsText.results.file}.csv`, csvOf(records), 'text/csv')}
          >
            <Download /> {download}
          </Button>
        )}
        <Button onClick={onClose}>{close}</Button>
      </Flex>
    </ModalDialog>
  );
}

function Records({ records }: { records: readonly GameRecord[] }) {
  const { columns } = projectsText.results;
  return (
    <Table.ScrollArea maxHeight="50dvh">
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            {[columns.name, columns.time, columns.pauses, columns.day].map((column) => (
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
              <Table.Cell>{projectsText.day(new Date(record.createdAt * 1000))}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/** Times in seconds, so that a spreadsheet can reckon with them. */
function csvOf(records: readonly GameRecord[]): string {
  const { columns } = projectsText.results;
  const head = [columns.name, columns.seconds, columns.pausedSeconds, columns.day];
  const rows = records.map(({ username, time, pausedFor, createdAt }) => [
    username,
    time / 1000,
    (pausedFor ?? 0) / 1000,
    new Date(createdAt * 1000).toISOString(),
  ]);
  return toCsv([head, ...rows]);
}

function useRecords(roomId: string, version: number) {
  const { records: port } = useBackend();
  const [records, setRecords] = useState<readonly GameRecord[] | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    port.loadAllRecords(roomId, version).then(setRecords, (error: unknown) => {
      console.error(error);
      setFailure(failureText(error));
    });
  }, [port, roomId, version]);
  return { records, failure };
}
