import { inLanguages } from '../../shared/language/inLanguages.ts';
import { makeQuestionsText as de } from './de/makeQuestions.ts';
import { makeQuestionsText as en } from './en/makeQuestions.ts';

export const makeQuestionsText = inLanguages({ en, de });
