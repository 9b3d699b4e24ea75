import { mapText as de } from './de/map.ts';
import { mapText as en } from './en/map.ts';
import { inLanguages } from './inLanguages.ts';

export const mapText = inLanguages({ en, de });
