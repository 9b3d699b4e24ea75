import { useMemo } from 'react';
import { type LanguageProps, languageProps } from '../../shared/language/languageProps.ts';
import { useGameplay } from './gameContext.ts';

/** For whatever shows the room's own words: in which language they are, and which way they run (M2). */
export function useRoomLanguage(): LanguageProps {
  const language = useGameplay((s) => s.language);
  return useMemo(() => languageProps(language), [language]);
}
