import { inLanguages } from '../../shared/language/inLanguages.ts';
import { cardText as de } from './de/card.ts';
import { cardText as en } from './en/card.ts';

export const cardText = inLanguages({ en, de });
