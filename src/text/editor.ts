import { editorText as de } from './de/editor.ts';
import { editorText as en } from './en/editor.ts';
import { inLanguages } from './inLanguages.ts';

export const editorText = inLanguages({ en, de });
