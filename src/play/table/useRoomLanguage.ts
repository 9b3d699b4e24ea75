import { useMemo } from 'react';
import { type LanguageProps, languageProps } from '../../shared/language/languageProps.ts';
import { useGameplay } from './gameContext.ts';

/** The language and text direction of the room's own texts (M2). */
export function useRoomLanguage(): LanguageProps {
  const language = useGameplay((s) => s.language);
  return useMemo(() => languageProps(language), [language]);
}
