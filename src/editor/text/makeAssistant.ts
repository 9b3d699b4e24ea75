import { inLanguages } from '../../shared/language/inLanguages.ts';
import { makeAssistantText as de } from './de/makeAssistant.ts';
import { makeAssistantText as en } from './en/makeAssistant.ts';

export const makeAssistantText = inLanguages({ en, de });
