import { useGameplay } from './gameContext.ts';

/** For the `lang` of whatever shows the room's own words: who reads aloud is told in which language they are (M2). */
export function useRoomLang(): string | undefined {
  return useGameplay((s) => s.language || undefined);
}
