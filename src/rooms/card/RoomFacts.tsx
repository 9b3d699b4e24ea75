import { BookOpenText, Footprints, Star, Trophy, Users } from 'lucide-react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { languageName, presentLanguage } from '../../shared/language/language.ts';
import { cardText } from '../text/card.ts';
import { DifficultyFact } from './DifficultyFact.tsx';
import { Fact } from './Fact.tsx';
import { FactList } from './FactList.tsx';

type Facts = Pick<SummaryEntry, 'count' | 'avgRating' | 'difficulty' | 'goodFor' | 'bestTime' | 'language'>;

/** A room's rating, plays, difficulty, good number of players, best time and, if it is not the reader's, language. */
export function RoomFacts({
  room: { count, avgRating, difficulty, goodFor, bestTime, language },
}: {
  room: Facts;
}) {
  return (
    <FactList textStyle="sm">
      {avgRating > 0 ? (
        <Fact icon={<Star fill="currentColor" />} title={cardText.ratingLabel(avgRating)}>
          {cardText.rating(avgRating)}
        </Fact>
      ) : (
        <Fact icon={<Star />}>{cardText.unrated}</Fact>
      )}
      <Fact icon={<Footprints />}>{cardText.plays(count)}</Fact>
      {difficulty && <DifficultyFact difficulty={difficulty} />}
      {goodFor > 1 && <Fact icon={<Users />}>{cardText.goodFor(goodFor)}</Fact>}
      {bestTime !== null && <Fact icon={<Trophy />}>{cardText.bestTime(formatTaken(bestTime))}</Fact>}
      {language && language !== presentLanguage() && (
        <Fact icon={<BookOpenText />}>{languageName(language)}</Fact>
      )}
    </FactList>
  );
}
