import { createContext, useContext } from 'react';
import type { ItemConfig } from '../../../core/room/model.ts';

/**
 * The settings that an item has had while its panel is open. Another kind of lock has another answer, so whoever only
 * looked at it would lose what was typed. Other choices clear what belongs to the former one for good (SPEC §4).
 */
export class FormerSettings {
  readonly #noted: ItemConfig[] = [];

  note(item: ItemConfig): void {
    this.#noted.push(item);
  }

  /** The item as it was last when it matched. */
  last(matches: (item: ItemConfig) => boolean): ItemConfig | undefined {
    return this.#noted.findLast(matches);
  }
}

export const FormerSettingsContext = createContext<FormerSettings | null>(null);

/** The former settings of the panel's item. @throws outside an item's panel */
export function useFormerSettings(): FormerSettings {
  const former = useContext(FormerSettingsContext);
  if (!former) throw new Error('useFormerSettings needs an item’s panel above it.');
  return former;
}
