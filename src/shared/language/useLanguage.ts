import { useSyncExternalStore } from 'react';
import { type Language, presentLanguage, subscribeToLanguage } from './language.ts';

/**
 * The present language; renders again when another is chosen. `App` asks, and everything under it renders with
 * it; what is kept from that (`memo`, `useMemo`) has to ask itself.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, presentLanguage, presentLanguage);
}
