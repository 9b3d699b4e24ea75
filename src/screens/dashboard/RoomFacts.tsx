import { Flex } from '@chakra-ui/react';
import { Clock, Footprints, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import { dashboardText } from '../../text/dashboard.ts';

type Facts = Pick<SummaryEntry, 'timeLimit' | 'count' | 'avgRating'>;

/** Time limit, plays and rating in one line at the card's foot. */
export function RoomFacts({ room: { timeLimit, count, avgRating } }: { room: Facts }) {
  return (
    <Flex
      as="ul"
      role="list"
      listStyleType="none"
      mt="auto"
      pt="3"
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      borderTopWidth="1px"
      textStyle="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <Fact icon={<Clock />} title={dashboardText.timeLimit(timeLimit)}>
        {dashboardText.minutes(timeLimit)}
      </Fact>
      <Fact icon={<Footprints />}>{dashboardText.plays(count)}</Fact>
      {avgRating > 0 ? (
        <Fact icon={<Star fill="currentColor" />} title={dashboardText.ratingLabel(avgRating)}>
          {dashboardText.rating(avgRating)}
        </Fact>
      ) : (
        <Fact icon={<Star />}>{dashboardText.unrated}</Fact>
      )}
    </Flex>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title?: string; children: ReactNode }) {
  return (
    <Flex as="li" align="center" gap="1.5" title={title} css={{ '& svg': { boxSize: '4', color: 'accent' } }}>
      {icon}
      {children}
    </Flex>
  );
}
