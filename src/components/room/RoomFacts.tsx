import { Flex } from '@chakra-ui/react';
import { BookOpenText, Footprints, Star, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { DIFFICULTY_BANDS, type Difficulty } from '../../../core/room/lists/difficulty.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { dashboardText } from '../../text/dashboard.ts';
import { formatClock } from '../../text/formatClock.ts';
import { languageName, presentLanguage } from '../../text/language.ts';
import { Keyholes } from '../kit/Keyholes.tsx';

type Facts = Pick<SummaryEntry, 'count' | 'avgRating' | 'difficulty' | 'bestTime' | 'language'>;

/** Rating, plays, difficulty, best time and, where it is not the reader's own, the language, below a room's name. */
export function RoomFacts({ room: { count, avgRating, difficulty, bestTime, language } }: { room: Facts }) {
  return (
    <Flex
      as="ul"
      role="list"
      listStyleType="none"
      columnGap="4"
      rowGap="1.5"
      wrap="wrap"
      textStyle="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      {avgRating > 0 ? (
        <Fact icon={<Star fill="currentColor" />} title={dashboardText.ratingLabel(avgRating)}>
          {dashboardText.rating(avgRating)}
        </Fact>
      ) : (
        <Fact icon={<Star />}>{dashboardText.unrated}</Fact>
      )}
      <Fact icon={<Footprints />}>{dashboardText.plays(count)}</Fact>
      {difficulty && (
        <Fact icon={<Keyholes count={keyholesOf(difficulty)} />}>
          {dashboardText.difficulty(difficulty.band, difficulty.minutes)}
        </Fact>
      )}
      {bestTime !== null && <Fact icon={<Trophy />}>{dashboardText.bestTime(formatClock(bestTime))}</Fact>}
      {language && language !== presentLanguage() && (
        <Fact icon={<BookOpenText />}>{languageName(language)}</Fact>
      )}
    </Flex>
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
      css={{ '& > svg': { boxSize: '4', color: 'accent', flexShrink: '0' } }}
    >
      {icon}
      {children}
    </Flex>
  );
}
