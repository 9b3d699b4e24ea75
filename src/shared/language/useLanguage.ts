import { useSyncExternalStore } from 'react';
import { type Language, presentLanguage, subscribeToLanguage } from './language.ts';

/**
 * The current language; renders again when it changes. `App` uses it, and everything below renders with it;
 * memoised parts (`memo`, `useMemo`) have to use it themselves.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, presentLanguage, presentLanguage);
}
