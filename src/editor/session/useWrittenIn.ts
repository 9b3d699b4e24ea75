import { useMemo } from 'react';
import { type LanguageProps, languageProps } from '../../shared/language/languageProps.ts';
import { useEditor } from './editorContext.ts';

/** For a field or a line with a text that the creator wrote (M2). None for an empty one: what stands in its place is in the screen's language. */
export function useWrittenIn(text: string): LanguageProps {
  const language = useEditor((state) => state.roomSettings?.language);
  return useMemo(() => (text === '' ? {} : languageProps(language)), [text, language]);
}
