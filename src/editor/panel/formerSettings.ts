import { createContext, useContext } from 'react';
import type { Command } from '../../../core/edit/command.ts';
import type { ItemConfig } from '../../../core/room/model.ts';
import { useEditorActions } from '../session/editorContext.ts';

/**
 * The settings that an item has had while its panel is open. A choice clears what belongs to the other ones (SPEC §4),
 * so whoever only looked at another choice would lose what was typed.
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

/** A choice, and how what it had before comes back. */
interface Choice {
  choice: Command;
  /** Whether an item has made this choice. */
  matches: (item: ItemConfig) => boolean;
  bringBack: (former: ItemConfig) => readonly Command[];
}

/**
 * Returns a function that makes a choice and brings back what it had before, as one undo step. If the room no longer
 * takes that back, it only makes the choice.
 */
export function useChoosing(item: ItemConfig) {
  const former = useFormerSettings();
  const { attempt, dispatch } = useEditorActions();
  return ({ choice, matches, bringBack }: Choice): void => {
    const before = former.last(matches);
    former.note(item);
    const commands = [choice, ...(before ? bringBack(before) : [])];
    if (attempt({ type: 'batch', commands }) !== null) dispatch(choice);
  };
}
