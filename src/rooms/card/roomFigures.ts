import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { languageName, presentLanguage } from '../../shared/language/language.ts';
import { cardText } from '../text/card.ts';

type Figured = Pick<
  SummaryEntry,
  'count' | 'avgRating' | 'difficulty' | 'goodFor' | 'bestTime' | 'language' | 'timeLimit'
>;

/**
 * What is told of a room wherever it is listed, each in words; null for what it does not have. Cards, the front page,
 * the room's own page and a class's sheet read it from here, so that no two of them differ.
 */
export function roomFigures(room: Figured) {
  const { count, avgRating, difficulty, goodFor, bestTime, language, timeLimit } = room;
  return {
    rating: avgRating > 0 ? cardText.rating(avgRating) : cardText.unrated,
    /** Nothing before the first play: that a room is new is said by its missing stars already. */
    plays: count > 0 ? cardText.plays(count) : null,
    difficulty: difficulty && cardText.difficulty(difficulty.band, difficulty.minutes),
    players: goodFor > 1 ? cardText.goodFor(goodFor) : null,
    best: bestTime === null ? null : cardText.bestTime(formatTaken(bestTime)),
    /** Only where it is not the reader's. */
    language: language === null || language === presentLanguage() ? null : languageName(language),
    limit: cardText.limit(timeLimit),
  };
}
