import { BookOpenText, Footprints, Star, Users, VolumeOff } from 'lucide-react';
import { averageOf, type RatingAggregate } from '../../../core/room/lists/rating.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { DifficultyFact } from '../../rooms/card/DifficultyFact.tsx';
import { Fact } from '../../rooms/card/Fact.tsx';
import { FactList } from '../../rooms/card/FactList.tsx';
import { roomFigures } from '../../rooms/card/roomFigures.ts';
import { cardText } from '../../rooms/text/card.ts';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { languageName } from '../../shared/language/language.ts';

interface RoomFactsRowProps {
  summary: SummaryEntry;
  aggregate: RatingAggregate;
}

/**
 * Rating, plays, length, good number of players, and requirements, below the room's name. Sound is not required, since
 * nothing is told by sound alone.
 */
export function RoomFactsRow({ summary, aggregate }: RoomFactsRowProps) {
  const { avgRating, language } = summary;
  const { plays, players } = roomFigures(summary);
  return (
    <FactList aria-label={roomPageText.facts} marginTop="4">
      <RatingFact avgRating={avgRating} aggregate={aggregate} />
      {plays !== null && <Fact icon={<Footprints />}>{plays}</Fact>}
      <DifficultyFact room={summary} />
      {players !== null && <Fact icon={<Users />}>{players}</Fact>}
      {language && <Fact icon={<BookOpenText />}>{roomPageText.reading(languageName(language))}</Fact>}
      <Fact icon={<VolumeOff />}>{roomPageText.noSound}</Fact>
    </FactList>
  );
}

/**
 * Shows the rating from the room's summary until the number of votes is loaded, so that the room does not
 * look unrated.
 */
function RatingFact({ avgRating, aggregate }: { avgRating: number; aggregate: RatingAggregate }) {
  const average = averageOf(aggregate);
  if (aggregate.count > 0)
    return (
      <Fact icon={<Star fill="currentColor" />} title={roomPageText.ratedBy(average, aggregate.count)}>
        <span>
          <b>{cardText.rating(average)}</b> {roomPageText.ratings(aggregate.count)}
        </span>
      </Fact>
    );
  if (avgRating === 0) return <Fact icon={<Star />}>{cardText.unrated}</Fact>;
  return (
    <Fact icon={<Star fill="currentColor" />} title={cardText.ratingLabel(avgRating)}>
      <b>{cardText.rating(avgRating)}</b>
    </Fact>
  );
}
