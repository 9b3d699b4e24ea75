import { inLanguages } from '../../shared/language/inLanguages.ts';
import { teamSheetText as de } from './de/teamSheet.ts';
import { teamSheetText as en } from './en/teamSheet.ts';

export const teamSheetText = inLanguages({ en, de });
