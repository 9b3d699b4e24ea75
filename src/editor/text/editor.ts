import { inLanguages } from '../../shared/language/inLanguages.ts';
import { editorText as de } from './de/editor.ts';
import { editorText as en } from './en/editor.ts';

export const editorText = inLanguages({ en, de });
