import { useMemo } from 'react';
import { type LanguageProps, languageProps } from '../../shared/language/languageProps.ts';
import { useEditor } from './editorContext.ts';

/**
 * Language attributes for a creator's text (M2); none for an empty one, whose placeholder is in the screen's
 * language.
 */
export function useWrittenIn(text: string): LanguageProps {
  const language = useEditor((state) => state.roomSettings?.language);
  return useMemo(() => (text === '' ? {} : languageProps(language)), [text, language]);
}
