import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { escapeRate, type RoomStats, stuckMostAt } from '../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { ResultsDialog } from '../results/ResultsDialog.tsx';
import { projectsText } from '../text/projects.ts';
import { useProjects } from './projectsContext.ts';

/** Statistics of a room: plays and rating overall, escapes and progress for the live version. */
export function ProjectStats({ room }: { room: SummaryEntry }) {
  const { id, count, avgRating, isPublished } = room;
  const stats = useProjects((state) => state.stats[id]);
  if (!isPublished && count === 0)
    return (
      <Text color="fg.muted" textStyle="sm">
        {projectsText.neverPlayed}
      </Text>
    );
  const rate = stats ? escapeRate(stats) : null;
  const stuck = stats ? stuckMostAt(stats) : null;
  const { plays, rating, escaped, stuckAt, nothing, fresh } = projectsText.stats;
  return (
    <Flex columnGap="4" rowGap="2" wrap="wrap" align="center">
      <Flex as="dl" columnGap="6" rowGap="2" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Stat name={plays}>{projectsText.number(count)}</Stat>
        {avgRating > 0 && <Stat name={rating}>{projectsText.rating(avgRating)}</Stat>}
        {rate !== null && (
          <Stat name={escaped}>
            <Meter aria-hidden style={{ '--share': `${Math.round(rate * 100)}%` } as object} />
            {projectsText.percent(rate)}
          </Stat>
        )}
        {rate === null && stats && stats.version > 1 && <Stat name={escaped}>{fresh}</Stat>}
        {rate !== null && <Stat name={stuckAt}>{stuck ?? nothing}</Stat>}
      </Flex>
      {stats && count > 0 && <ResultsButton room={room} stats={stats} />}
    </Flex>
  );
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="xs" color="fg.subtle">
        {name}
      </chakra.dt>
      <chakra.dd
        display="flex"
        alignItems="center"
        gap="2"
        fontWeight="650"
        textStyle="sm"
        overflowWrap="anywhere"
      >
        {children}
      </chakra.dd>
    </div>
  );
}

/** A share of a full circle. */
const Meter = chakra('span', {
  base: {
    boxSize: '4.5',
    flexShrink: '0',
    borderRadius: 'full',
    background: 'conic-gradient({colors.fg.success} var(--share), {colors.border} 0)',
  },
});

/** A button beside a room's statistics that opens the results. */
function ResultsButton({ room, stats }: { room: SummaryEntry; stats: RoomStats }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        // Aligns the label with the statistics.
        marginStart="-3"
        aria-label={projectsText.resultsOf(room.roomName)}
        onClick={() => setShown(true)}
      >
        <ListChecks aria-hidden /> {projectsText.entries.results}
      </Button>
      {isShown && <ResultsDialog room={room} stats={stats} onClose={() => setShown(false)} />}
    </>
  );
}
