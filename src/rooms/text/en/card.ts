import type { DifficultyBand } from '../../../../core/room/lists/difficulty.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import { bandNames } from '../../../shared/text/en/bands.ts';

const { counted, number, rating } = createFormats('en');

/** Texts of room cards, on the landing page too. */
export const cardText = {
  stepInside: 'Step inside',
  difficulty: (band: DifficultyBand, minutes: number) => `${bandNames[band]}, about ${number(minutes)} min`,
  goodFor: (players: number) => `Good for 1 to ${players}`,
  bestTime: (time: string) => `Best ${time}`,
  by: (creator: string) => `by ${creator}`,
  /** On a card, beside the usual minutes. */
  limit: (minutes: number) => `Time limit ${number(minutes)} min`,
  plays: (count: number) => counted(count, 'play', 'plays'),
  rating,
  ratingLabel: (average: number) => `Rated ${rating(average)} of 5`,
  unrated: 'Not rated yet',
  cover: (roomName: string) => `Cover of ${roomName}`,
} as const;
