import { inLanguages } from '../../shared/language/inLanguages.ts';
import { mapText as de } from './de/map.ts';
import { mapText as en } from './en/map.ts';

export const mapText = inLanguages({ en, de });
