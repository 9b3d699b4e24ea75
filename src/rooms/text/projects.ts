import { inLanguages } from '../../shared/language/inLanguages.ts';
import { projectsText as de } from './de/projects.ts';
import { projectsText as en } from './en/projects.ts';

export const projectsText = inLanguages({ en, de });
