import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import type { ListUnfinishedAnswer } from '../../../core/calls/room/listUnfinished.ts';
import type { RoomStats } from '../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import { downloadFile } from '../projects/downloadFile.ts';
import { toFileName } from '../projects/toFileName.ts';
import { projectsText } from '../text/projects.ts';
import { ResultsTable } from './ResultsTable.tsx';
import { namesOfResults } from './resultNames.ts';
import { resultsCsv } from './resultsCsv.ts';
import { UnfinishedTable } from './UnfinishedTable.tsx';
import { useRecords } from './useRecords.ts';
import { VersionChoice } from './VersionChoice.tsx';

interface ResultsDialogProps {
  room: SummaryEntry;
  /** Statistics of the live version. */
  stats: RoomStats;
  onClose: () => void;
}

/** Whether any play of the live version has ended. */
function hasEnded({ escapes, timeouts, left }: RoomStats): boolean {
  return escapes + timeouts + left > 0;
}

/** The unfinished plays of one leaderboard, or all. */
function ofBoard(unfinished: ReturnType<typeof useUnfinished>, board: number | null) {
  if (unfinished === null || unfinished === 'failed') return { players: [], isMore: false };
  const players = unfinished.players.filter((player) => board === null || player.board === board);
  return { players, isMore: unfinished.isMore };
}

/**
 * For the creator: who escaped, from all versions or one, how fast, and who did not; players are informed
 * before they start.
 */
export function ResultsDialog({ room: { id, roomName }, stats, onClose }: ResultsDialogProps) {
  const titleId = useId();
  const latest = stats.version;
  const boards = stats.boards.toReversed();
  const isFresh = boards.length > 1 && !hasEnded(stats);
  // All together, or plays before a published change would seem lost.
  const [version, setVersion] = useState<number | null>(boards.length > 1 ? null : latest);
  const { records, failure } = useRecords(id, version === null ? boards : [version]);
  const unfinished = useUnfinished(id);
  const { players, isMore } = ofBoard(unfinished, version);
  const names = namesOfResults(records ?? [], players);
  const { title, none, noneAtAll, fresh, loading, download, close, ended, endedOf, file, guestsHelp } =
    projectsText.results;
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} closesBeside width="min(46rem, 100vw - 2rem)">
      <Heading id={titleId} as="h2" size="2xl" mb="4">
        {title(roomName)}
      </Heading>
      {boards.length > 1 && <VersionChoice boards={boards} chosen={version} onChoose={setVersion} />}
      {isFresh && (version === null || version === latest) && <Text mb="4">{fresh(latest)}</Text>}
      {/* Statistics exist only for the live version. */}
      {version === latest && hasEnded(stats) && <Text mb="4">{ended(stats)}</Text>}
      {version === null && hasEnded(stats) && <Text mb="4">{endedOf(latest, stats)}</Text>}
      {failure && <Text color="fg.error">{failure}</Text>}
      {!failure && !records && <Text color="fg.muted">{loading}</Text>}
      {records?.length === 0 && <Text color="fg.muted">{version === null ? noneAtAll : none}</Text>}
      {records && records.length > 0 && (
        <ResultsTable records={records} names={names.records} titleId={titleId} />
      )}
      {unfinished === 'failed' && <Text color="fg.error">{projectsText.unfinished.failed}</Text>}
      {players.length > 0 && <UnfinishedTable players={players} names={names.unfinished} isMore={isMore} />}
      {names.areNumbered && (
        <Text color="fg.muted" textStyle="sm" mt="4">
          {guestsHelp}
        </Text>
      )}
      {/* Stays visible while the list scrolls below it; without it, the list would look cut off. */}
      <Flex
        gap="3"
        mt="3"
        // Down to the frame's inner line.
        mb={{ base: 'calc(2px - 1.25rem)', md: 'calc(2px - 1.75rem)' }}
        py="3"
        justify="flex-end"
        wrap="wrap"
        position="sticky"
        bottom={{ base: 'calc(2px - 1.25rem)', md: 'calc(2px - 1.75rem)' }}
        bg="bg.panel"
        boxShadow="0 -0.75rem 0.75rem -0.5rem {colors.bg.panel}"
      >
        {records && records.length + players.length > 0 && (
          <Button
            variant="outline"
            flexGrow={{ base: '1', md: '0' }}
            onClick={() =>
              downloadFile(
                `${[file, toFileName(roomName), version].filter((part) => part !== null).join('-')}.csv`,
                resultsCsv(records, players),
                'text/csv',
              )
            }
          >
            <Download /> {download}
          </Button>
        )}
        <Button flexGrow={{ base: '1', md: '0' }} onClick={onClose}>
          {close}
        </Button>
      </Flex>
    </ModalDialog>
  );
}

/** The unfinished plays of a room; null while loading, `failed` if that failed. */
function useUnfinished(roomId: string): ListUnfinishedAnswer | 'failed' | null {
  const { calls } = useBackend();
  const load = useCallback(() => calls.listUnfinished({ roomId }), [calls, roomId]);
  return useAnswer(load, 'failed');
}
