import { inLanguages } from '../../shared/language/inLanguages.ts';
import { openingSheetText as de } from './de/openingSheet.ts';
import { openingSheetText as en } from './en/openingSheet.ts';

export const openingSheetText = inLanguages({ en, de });
