import { houseText as de } from './de/house.ts';
import { houseText as en } from './en/house.ts';
import { inLanguages } from './inLanguages.ts';

export const houseText = inLanguages({ en, de });
