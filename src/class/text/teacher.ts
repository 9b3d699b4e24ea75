import { inLanguages } from '../../shared/language/inLanguages.ts';
import { teacherText as de } from './de/teacher.ts';
import { teacherText as en } from './en/teacher.ts';

export const teacherText = inLanguages({ en, de });
