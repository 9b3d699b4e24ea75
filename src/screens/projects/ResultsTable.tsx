import { Box, chakra } from '@chakra-ui/react';
import type { GameRecord } from '../../../core/play/gameRecord.ts';
import { describeHelp } from '../../components/play/describeHelp.ts';
import { projectsText } from '../../text/projects.ts';

interface ResultsTableProps {
  records: readonly GameRecord[];
  titleId: string;
}

/** Escapes, row by row. */
export function ResultsTable({ records, titleId }: ResultsTableProps) {
  const { columns } = projectsText.results;
  return (
    // Reached by the keyboard, which scrolls it.
    <Box overflow="auto" maxHeight="50dvh" tabIndex={0} role="group" aria-labelledby={titleId}>
      <Table>
        <thead>
          <tr>
            {[columns.name, columns.time, columns.pauses, columns.help, columns.when].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <ResultsRow key={`${record.version} ${record.playerId}`} record={record} />
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function ResultsRow({ record }: { record: GameRecord }) {
  const { username, time, pausedFor, createdAt } = record;
  return (
    <tr>
      <td>
        <bdi>{username}</bdi>
      </td>
      <td>{projectsText.time(time)}</td>
      <td>{projectsText.time(pausedFor ?? 0)}</td>
      <td>{describeHelp(record)}</td>
      <td>{projectsText.moment(new Date(createdAt * 1000))}</td>
    </tr>
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    // Of a table whose borders are collapsed, the head's would scroll away.
    borderSpacing: '0',
    borderCollapse: 'separate',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingBlock: '2',
      paddingInlineEnd: '5',
      borderBottomWidth: '1px',
      borderColor: 'border',
      whiteSpace: 'nowrap',
    },
    '& th': { position: 'sticky', top: '0', bg: 'bg.panel', color: 'fg.muted', fontWeight: '600' },
    '& td:first-of-type': {
      minWidth: '9rem',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      fontWeight: '600',
    },
    '& td:nth-of-type(4)': { minWidth: '9rem', whiteSpace: 'normal', color: 'fg.muted' },
    '& tr > :is(:nth-of-type(2), :nth-of-type(3))': { textAlign: 'end' },
    '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
  },
});
