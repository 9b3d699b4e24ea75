import { commandsText as de } from './de/commands.ts';
import { commandsText as en } from './en/commands.ts';
import { inLanguages } from './inLanguages.ts';

export const commandsText = inLanguages({ en, de });
