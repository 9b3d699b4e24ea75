import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { escapeRate, stuckMostAt } from '../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { insightsPath } from '../../shared/mend/mendLink.ts';
import { projectsText } from '../text/projects.ts';
import { useProjects } from './projectsContext.ts';

/**
 * Statistics of a room: plays and rating overall, escapes and progress for the live version. `children`: further
 * links beside the one to its Insights.
 */
export function ProjectStats({ room, children }: { room: SummaryEntry; children?: ReactNode }) {
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
  const { plays, rating, escaped, stuckAt, fresh } = projectsText.stats;
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
        {stuck !== null && <Stat name={stuckAt}>{stuck}</Stat>}
      </Flex>
      <Flex gap="2" wrap="wrap">
        <InsightsLink room={room} />
        {children}
      </Flex>
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

/** The link beside a room's statistics to its Insights. */
function InsightsLink({ room: { id, roomName } }: { room: SummaryEntry }) {
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={insightsPath(id)} aria-label={projectsText.insightsOf(roomName)}>
        <ChartNoAxesColumn aria-hidden /> {projectsText.insights}
      </Link>
    </Button>
  );
}
