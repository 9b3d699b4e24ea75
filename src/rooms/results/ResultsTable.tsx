import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { describeHelp } from '../records/describeHelp.ts';
import { projectsText } from '../text/projects.ts';
import { ResultsSheet } from './ResultsSheet.tsx';

interface ResultsTableProps {
  records: readonly GameRecord[];
  /** The players' names, in the order of the records. */
  names: readonly string[];
  titleId: string;
}

/** The table of escapes. */
export function ResultsTable({ records, names, titleId }: ResultsTableProps) {
  const { columns } = projectsText.results;
  return (
    <ResultsSheet
      labelledBy={titleId}
      head={[columns.name, columns.time, columns.pauses, columns.help, columns.when]}
    >
      {records.map((record, place) => (
        <ResultsRow key={`${record.version} ${record.playerId}`} record={record} name={names[place] ?? ''} />
      ))}
    </ResultsSheet>
  );
}

function ResultsRow({ record, name }: { record: GameRecord; name: string }) {
  const { time, pausedFor, createdAt } = record;
  return (
    <tr>
      <td>
        <bdi>{name}</bdi>
      </td>
      <td>{projectsText.time(time)}</td>
      <td>{projectsText.time(pausedFor ?? 0)}</td>
      <td>{describeHelp(record)}</td>
      <td>{projectsText.moment(new Date(createdAt * 1000))}</td>
    </tr>
  );
}
