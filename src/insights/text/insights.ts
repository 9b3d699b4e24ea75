import { inLanguages } from '../../shared/language/inLanguages.ts';
import { insightsText as de } from './de/insights.ts';
import { insightsText as en } from './en/insights.ts';

export const insightsText = inLanguages({ en, de });
