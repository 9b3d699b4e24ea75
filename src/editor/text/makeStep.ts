import { inLanguages } from '../../shared/language/inLanguages.ts';
import { makeStepText as de } from './de/makeStep.ts';
import { makeStepText as en } from './en/makeStep.ts';

export const makeStepText = inLanguages({ en, de });
