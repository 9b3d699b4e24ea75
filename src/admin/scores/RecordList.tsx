import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ListedRecord, ListedTeamRecord } from '../../../core/calls/admin/roomScores.ts';
import { isUnrankedTeam } from '../../../core/play/record/teamRecord.ts';
import { describeHelp } from '../../rooms/records/describeHelp.ts';
import { playerName } from '../../rooms/records/playerName.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import { scoresText } from '../text/scores.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ScoreRow, ScoreRows } from './ScoreRows.tsx';
import type { Scores } from './useScores.ts';

interface ShownRecord {
  id: string;
  /** The name, or the names of a team. */
  name: string;
  /** Milliseconds. */
  time: number;
  facts: readonly string[];
}

type Removing = Pick<Scores, 'busyId' | 'removeRecord'>;

/** Escapes of single players, fastest first. */
export function PlayerRecords({ records, ...removing }: Removing & { records: readonly ListedRecord[] }) {
  const { account, guest } = scoresText.records;
  const shown = records.map(({ id, record }): ShownRecord => {
    const { username, time, isSignedIn } = record;
    const facts = [isSignedIn ? account : guest, momentOf(record), ...helpOf(record)];
    return { id, name: playerName(username), time, facts };
  });
  return <RecordList {...removing} words={scoresText.records} records={shown} />;
}

/** Escapes of teams, fastest first. */
export function TeamRecords({ records, ...removing }: Removing & { records: readonly ListedTeamRecord[] }) {
  const { size, unranked } = scoresText.teamRecords;
  const shown = records.map(({ id, record }): ShownRecord => {
    const names = Object.values(record.seats).map(({ username }) => playerName(username));
    const facts = [size(names.length), momentOf(record), ...(isUnrankedTeam(record) ? [unranked] : [])];
    return { id, name: names.join(', '), time: record.time, facts };
  });
  return <RecordList {...removing} words={scoresText.teamRecords} records={shown} />;
}

interface RecordListProps extends Removing {
  words: { title: string; lead: string; none: string };
  records: readonly ShownRecord[];
}

/** Removing a record is final, so it asks first. */
function RecordList({ words, records, busyId, removeRecord }: RecordListProps) {
  const [asked, setAsked] = useState<ShownRecord | null>(null);
  const { remove, removeOf } = scoresText.records;
  const { time: timeText } = presentFormats();
  const rows = records.map((shown) => (
    <ScoreRow
      key={shown.id}
      action={
        <Button
          variant="outline"
          aria-label={removeOf(shown.name)}
          loading={busyId === shown.id}
          disabled={busyId !== null}
          onClick={() => setAsked(shown)}
        >
          {remove}
        </Button>
      }
    >
      <Text as="h4" fontWeight="650" overflowWrap="anywhere">
        <bdi>{shown.name}</bdi>
      </Text>
      <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {[timeText(shown.time), ...shown.facts].join(' · ')}
      </Text>
    </ScoreRow>
  ));
  return (
    <>
      <ScoreRows title={words.title} lead={words.lead} none={words.none} rows={rows} />
      {asked && (
        <RemoveDialog
          name={asked.name}
          time={asked.time}
          onClose={() => setAsked(null)}
          onRemove={() => {
            setAsked(null);
            void removeRecord(asked.id);
          }}
        />
      )}
    </>
  );
}

function momentOf({ createdAt }: { createdAt: number }): string {
  return presentFormats().moment(new Date(createdAt * 1000));
}

function helpOf(record: ListedRecord['record']): readonly string[] {
  const help = describeHelp(record);
  return help ? [help] : [];
}
