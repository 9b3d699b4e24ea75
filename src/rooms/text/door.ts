import { inLanguages } from '../../shared/language/inLanguages.ts';
import { doorText as de } from './de/door.ts';
import { doorText as en } from './en/door.ts';

export const doorText = inLanguages({ en, de });
