import { projectsText as de } from './de/projects.ts';
import { projectsText as en } from './en/projects.ts';
import { inLanguages } from './inLanguages.ts';

export const projectsText = inLanguages({ en, de });
