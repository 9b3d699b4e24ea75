import { inLanguages } from '../../shared/language/inLanguages.ts';
import { houseText as de } from './de/house.ts';
import { houseText as en } from './en/house.ts';

export const houseText = inLanguages({ en, de });
