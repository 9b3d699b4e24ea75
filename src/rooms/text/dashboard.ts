import { inLanguages } from '../../shared/language/inLanguages.ts';
import { dashboardText as de } from './de/dashboard.ts';
import { dashboardText as en } from './en/dashboard.ts';

export const dashboardText = inLanguages({ en, de });
