import { Flex } from '@chakra-ui/react';
import { BookOpenText, Footprints, Star, VolumeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { DIFFICULTY_BANDS, type Difficulty } from '../../../core/room/lists/difficulty.ts';
import { averageOf, type RatingAggregate } from '../../../core/room/lists/rating.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { Keyholes } from '../../components/kit/Keyholes.tsx';
import { dashboardText } from '../../text/dashboard.ts';
import { languageName } from '../../text/language.ts';
import { roomPageText } from '../../text/roomPage.ts';

interface RoomFactsRowProps {
  summary: SummaryEntry;
  aggregate: RatingAggregate;
}

/** Rating with its count, plays, how hard it is and what it needs, below the room's name. Sounds say nothing that is not seen too. */
export function RoomFactsRow({ summary, aggregate }: RoomFactsRowProps) {
  const { avgRating, count, difficulty, language } = summary;
  return (
    <Flex
      as="ul"
      role="list"
      aria-label={roomPageText.facts}
      listStyleType="none"
      columnGap="4"
      rowGap="1.5"
      wrap="wrap"
      marginTop="4"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <RatingFact avgRating={avgRating} aggregate={aggregate} />
      <Fact icon={<Footprints />}>{dashboardText.plays(count)}</Fact>
      {difficulty && (
        <Fact icon={<Keyholes count={keyholesOf(difficulty)} />}>
          {dashboardText.difficulty(difficulty.band, difficulty.minutes)}
        </Fact>
      )}
      {language && <Fact icon={<BookOpenText />}>{roomPageText.reading(languageName(language))}</Fact>}
      <Fact icon={<VolumeOff />}>{roomPageText.noSound}</Fact>
    </Flex>
  );
}

/** Until it is known how many rated a room, lists say how they did: it must not read as unrated meanwhile. */
function RatingFact({ avgRating, aggregate }: { avgRating: number; aggregate: RatingAggregate }) {
  const average = averageOf(aggregate);
  if (aggregate.count > 0)
    return (
      <Fact icon={<Star fill="currentColor" />} title={roomPageText.ratedBy(average, aggregate.count)}>
        <span>
          <b>{dashboardText.rating(average)}</b> {roomPageText.ratings(aggregate.count)}
        </span>
      </Fact>
    );
  if (avgRating === 0) return <Fact icon={<Star />}>{dashboardText.unrated}</Fact>;
  return (
    <Fact icon={<Star fill="currentColor" />} title={dashboardText.ratingLabel(avgRating)}>
      <b>{dashboardText.rating(avgRating)}</b>
    </Fact>
  );
}

function keyholesOf({ band }: Difficulty): 1 | 2 | 3 | 4 {
  return (DIFFICULTY_BANDS.indexOf(band) + 1) as 1 | 2 | 3 | 4;
}

function Fact({ icon, title, children }: { icon: ReactNode; title?: string; children: ReactNode }) {
  return (
    <Flex
      as="li"
      align="center"
      gap="1.5"
      title={title}
      css={{ '& > svg': { boxSize: '4.5', color: 'accent', flexShrink: '0' } }}
    >
      {icon}
      {children}
    </Flex>
  );
}
