import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ListedRecord } from '../../../core/calls/admin/roomScores.ts';
import { describeHelp } from '../../rooms/records/describeHelp.ts';
import { playerName } from '../../rooms/records/playerName.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import { scoresText } from '../text/scores.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ScoreRow, ScoreRows } from './ScoreRows.tsx';
import type { Scores } from './useScores.ts';

interface RecordListProps extends Pick<Scores, 'busyId' | 'removeRecord'> {
  records: readonly ListedRecord[];
}

/** Escapes, fastest first. Removing a record is final, so it asks first. */
export function RecordList({ records, busyId, removeRecord }: RecordListProps) {
  const [asked, setAsked] = useState<ListedRecord | null>(null);
  const words = scoresText.records;
  const rows = records.map((listed) => (
    <ScoreRow
      key={listed.id}
      action={
        <Button
          variant="outline"
          aria-label={words.removeOf(playerName(listed.record.username))}
          loading={busyId === listed.id}
          disabled={busyId !== null}
          onClick={() => setAsked(listed)}
        >
          {words.remove}
        </Button>
      }
    >
      <Text as="h4" fontWeight="650" overflowWrap="anywhere">
        <bdi>{playerName(listed.record.username)}</bdi>
      </Text>
      <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {factsOf(listed).join(' · ')}
      </Text>
    </ScoreRow>
  ));
  return (
    <>
      <ScoreRows title={words.title} lead={words.lead} none={words.none} rows={rows} />
      {asked && (
        <RemoveDialog
          record={asked.record}
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

function factsOf({ record }: ListedRecord): readonly string[] {
  const { time, moment } = presentFormats();
  const who = record.isSignedIn ? scoresText.records.account : scoresText.records.guest;
  const help = describeHelp(record);
  return [time(record.time), who, moment(new Date(record.createdAt * 1000)), ...(help ? [help] : [])];
}
