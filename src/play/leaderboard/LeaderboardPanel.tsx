import { Box, Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Trophy } from 'lucide-react';
import { useStore } from 'zustand';
import { isUnranked } from '../../../core/play/record/gameRecord.ts';
import { useLeadToNew } from '../../shared/browser/useLeadToNew.ts';
import { gameplayText } from '../text/gameplay.ts';
import type { GameRecordState, GameRecordStore } from './gameRecordStore.ts';
import { LeaderboardRow } from './LeaderboardRow.tsx';

/** The fastest escapes of a room's version. */
export function LeaderboardPanel({ store }: { store: GameRecordStore }) {
  const phase = useStore(store, (s) => s.phase);
  const isEmpty = useStore(store, (s) => s.total === 0);
  const lead = useLeadToNew<HTMLDivElement>(useStore(store, shownOf));
  return (
    <Box ref={lead.place} textAlign="start">
      <Flex align="center" gap="2" marginBottom="3" color="accent">
        <Trophy size={18} aria-hidden />
        <Heading as="h2" size="md" color="fg">
          {gameplayText.leaderboard}
        </Heading>
      </Flex>
      {phase === 'loading' && <LoadingRows />}
      {phase === 'failed' && (
        <Failure text={gameplayText.leaderboardFailed} onRetry={() => void store.getState().load()} />
      )}
      {phase === 'ready' && isEmpty && <Text color="fg.muted">{gameplayText.leaderboardEmpty}</Text>}
      {phase === 'ready' && !isEmpty && <Rows store={store} />}
      {phase === 'ready' && <Rest store={store} onMore={lead.expect} />}
    </Box>
  );
}

function LoadingRows() {
  return (
    <Stack gap="2" aria-hidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="2.75rem" />
      ))}
    </Stack>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Flex role="alert" align="center" gap="3" wrap="wrap" color="warning.fg">
      <Text flex="1">{text}</Text>
      <Button variant="outline" onClick={onRetry}>
        {gameplayText.retry}
      </Button>
    </Flex>
  );
}

/** The first records or all of them, with the player's own below if it is not among them. */
function Rows({ store }: { store: GameRecordStore }) {
  const records = useStore(store, (s) => s.records);
  const own = useStore(store, (s) => s.own);
  const isOwn = (playerId: string) => playerId === own?.record.playerId;
  const isAlone = records.every(({ playerId }) => isOwn(playerId));
  return (
    <chakra.ol listStyleType="none" padding="0" margin="0" display="grid" gap="1">
      {records.map((record, index) => (
        <LeaderboardRow
          key={record.playerId}
          place={isUnranked(record) ? null : index + 1}
          record={record}
          isOwn={isOwn(record.playerId)}
          isAlone={isAlone}
        />
      ))}
      {own !== null && standsBelow({ records, own }) && (
        <>
          {records.length > 0 && (
            <chakra.li aria-hidden color="fg.subtle" textAlign="center" lineHeight="1" letterSpacing="0.4em">
              ···
            </chakra.li>
          )}
          <LeaderboardRow place={own.place} record={own.record} isOwn isAlone={isAlone} />
        </>
      )}
    </chakra.ol>
  );
}

/** Loads the rest on demand: slower escapes, further guests of one address, and unranked escapes. */
function Rest({ store, onMore }: { store: GameRecordStore; onMore: () => void }) {
  const rest = useStore(store, (s) => s.rest);
  const total = useStore(store, (s) => s.total);
  const isAllShown = useStore(store, (s) => shownOf(s) >= s.total);
  function showAll(): void {
    onMore();
    void store.getState().showAll();
  }
  if (rest === 'shown' || isAllShown) return null;
  return (
    <Box marginTop="3">
      {rest === 'failed' ? (
        <Failure text={gameplayText.leaderboardAllFailed} onRetry={showAll} />
      ) : (
        <Button variant="ghost" width="full" aria-busy={rest === 'loading'} onClick={showAll}>
          {rest === 'loading' ? gameplayText.loadingAll : gameplayText.leaderboardAll(total)}
        </Button>
      )}
    </Box>
  );
}

type Shown = Pick<GameRecordState, 'records' | 'own'>;

/** Whether the player's own escape is missing from the shown records. */
function standsBelow({ records, own }: Shown): boolean {
  return own !== null && !records.some(({ playerId }) => playerId === own.record.playerId);
}

function shownOf(shown: Shown): number {
  return shown.records.length + (standsBelow(shown) ? 1 : 0);
}
