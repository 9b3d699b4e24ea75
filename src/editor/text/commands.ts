import { inLanguages } from '../../shared/language/inLanguages.ts';
import { commandsText as de } from './de/commands.ts';
import { commandsText as en } from './en/commands.ts';

export const commandsText = inLanguages({ en, de });
