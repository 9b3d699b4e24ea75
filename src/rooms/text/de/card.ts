import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import { bandNames } from '../../../shared/text/de/bands.ts';
import type { cardText as en } from '../en/card.ts';

const { number, rating } = createFormats('de');

export const cardText: Translation<typeof en> = {
  stepInside: 'Tritt ein',
  difficulty: (band, minutes) => `${bandNames[band]}, etwa ${number(minutes)} Min.`,
  goodFor: (players) => `Gut für 1 bis ${players}`,
  bestTime: (time) => `Bestzeit ${time}`,
  by: (creator) => `von ${creator}`,
  limit: (minutes) => `Zeitlimit ${number(minutes)} Min.`,
  plays: (count) => `${number(count)}-mal gespielt`,
  rating,
  ratingLabel: (average) => `Mit ${rating(average)} von 5 bewertet`,
  unrated: 'Noch nicht bewertet',
  cover: (roomName) => `Titelbild von ${roomName}`,
};
