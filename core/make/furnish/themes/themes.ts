import type { Catalogue } from '../../../recipe/catalogue.ts';
import type { Theme, ThemeBackground } from '../model.ts';
import { attic } from './attic.ts';
import { bank } from './bank.ts';
import { detective } from './detective.ts';
import { dungeon } from './dungeon.ts';
import { hospital } from './hospital.ts';
import { jungle } from './jungle.ts';
import { kitchen } from './kitchen.ts';
import { laboratory } from './laboratory.ts';
import { mansion } from './mansion.ts';
import { school } from './school.ts';
import { sea } from './sea.ts';
import { spaceship } from './spaceship.ts';
import { tomb } from './tomb.ts';
import { train } from './train.ts';
import { wizard } from './wizard.ts';

/** All themes; those of the dialog's first row come first. */
export const THEMES: readonly Theme[] = [
  mansion,
  wizard,
  spaceship,
  tomb,
  school,
  sea,
  detective,
  bank,
  train,
  kitchen,
  attic,
  dungeon,
  laboratory,
  hospital,
  jungle,
];

/**
 * Returns the themes of which a catalogue has a door and the most typical place, with what it has of each: a creator's
 * catalogue has only the packs that they own.
 */
export function themesIn({ items, backgrounds }: Catalogue): readonly Theme[] {
  const things = new Set(items.map(({ id }) => id));
  const moodsOf = new Map(backgrounds.map(({ id, moods }) => [id, moods]));
  const having = (ids: readonly string[]) => ids.filter((id) => things.has(id));
  const shown = (known: readonly ThemeBackground[]) =>
    known.flatMap(({ id, moods }) => {
      const there = moods.filter((mood) => Object.hasOwn(moodsOf.get(id) ?? {}, mood));
      return there.length > 0 ? [{ id, moods: there }] : [];
    });
  const isOffered = ({ doors, backgrounds: [first] }: Theme) =>
    having(doors).length > 0 && first !== undefined && moodsOf.has(first.id);
  return THEMES.filter(isOffered).map((theme) => ({
    ...theme,
    backgrounds: shown(theme.backgrounds),
    closeUps: shown(theme.closeUps),
    doors: having(theme.doors),
    lockables: having(theme.lockables),
    hiders: having(theme.hiders),
    readables: having(theme.readables),
    takeables: having(theme.takeables),
    keys: having(theme.keys),
    decorations: having(theme.decorations),
  }));
}
