import { dashboardText as de } from './de/dashboard.ts';
import { dashboardText as en } from './en/dashboard.ts';
import { inLanguages } from './inLanguages.ts';

export const dashboardText = inLanguages({ en, de });
