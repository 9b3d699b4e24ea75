import { BookOpenText, Footprints, Star, Trophy, Users } from 'lucide-react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { cardText } from '../text/card.ts';
import { DifficultyFact } from './DifficultyFact.tsx';
import { Fact } from './Fact.tsx';
import { FactList } from './FactList.tsx';
import { roomFigures } from './roomFigures.ts';

/** A room's rating, plays, difficulty, good number of players, best time and, if it is not the reader's, language. */
export function RoomFacts({ room }: { room: SummaryEntry }) {
  const { rating, plays, players, best, language } = roomFigures(room);
  const { avgRating } = room;
  return (
    <FactList textStyle="sm">
      {avgRating > 0 ? (
        <Fact icon={<Star fill="currentColor" />} title={cardText.ratingLabel(avgRating)}>
          {rating}
        </Fact>
      ) : (
        <Fact icon={<Star />}>{rating}</Fact>
      )}
      {plays !== null && <Fact icon={<Footprints />}>{plays}</Fact>}
      <DifficultyFact room={room} />
      {players !== null && <Fact icon={<Users />}>{players}</Fact>}
      {best !== null && <Fact icon={<Trophy />}>{best}</Fact>}
      {language !== null && <Fact icon={<BookOpenText />}>{language}</Fact>}
    </FactList>
  );
}
