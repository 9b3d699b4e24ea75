import type { Anchor, CatalogueEntry } from '../../catalogue/model.ts';
import type { Catalogue } from '../../recipe/catalogue.ts';
import type { Recipe } from '../../recipe/model.ts';
import type { Theme, ThemeBackground } from '../furnish/model.ts';

/** What the creator wants of an assistant. */
export interface PromptWish {
  theme: Theme;
  minutes: number;
  /** In the creator's words; may be empty. */
  about: string;
  /** A BCP 47 tag (M2). */
  language: string;
}

/** The kinds of things that a prompt lists, in order. */
export const PROMPT_GROUPS = [
  'doors',
  'lockables',
  'hiders',
  'readables',
  'keys',
  'takeables',
  'plaques',
  'decorations',
] as const;
export type PromptGroup = (typeof PROMPT_GROUPS)[number];

/** A thing of the library, as far as somebody who writes a recipe has to know it. */
export interface PromptThing {
  id: string;
  name: string;
  anchor: Anchor;
  colors: readonly string[];
}

/** What a prompt tells about the theme and the size of the room. */
export interface PromptFacts extends PromptWish {
  things: Readonly<Record<PromptGroup, readonly PromptThing[]>>;
  backgrounds: readonly ThemeBackground[];
  closeUps: readonly ThemeBackground[];
  locks: number;
  amount: number;
  scenes: number;
}

/** Most characters of the creator's own words. */
export const WISH_LIMIT = 300;
/** The shortest and the longest room that is asked for. */
export const WISH_MINUTES = { min: 5, max: 30 } as const;

/** Returns what a prompt tells: only things that suit the theme, each once, so that the prompt stays short. */
export function promptFacts(wish: PromptWish, { items }: Catalogue): PromptFacts {
  const { theme, minutes } = wish;
  const byId = new Map(items.map((entry) => [entry.id, entry]));
  const told = new Set<string>();
  const tell = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const entry = byId.get(id);
      if (!entry || told.has(id)) return [];
      told.add(id);
      return [thingOf(entry)];
    });
  const plaques = items.map(({ id }) => id).filter((id) => id.startsWith(`${theme.plaques}-`));
  return {
    ...wish,
    things: {
      doors: tell(theme.doors),
      lockables: tell(theme.lockables),
      hiders: tell(theme.hiders),
      readables: tell(theme.readables),
      keys: tell(theme.keys),
      takeables: tell(theme.takeables),
      plaques: tell(plaques),
      decorations: tell(theme.decorations),
    },
    backgrounds: theme.backgrounds,
    closeUps: theme.closeUps,
    // An answer to be found takes a little over a minute, and every thing is looked at.
    locks: Math.max(3, Math.round(minutes * 0.7)),
    amount: Math.min(40, Math.round(6 + minutes)),
    scenes: 1 + Math.min(3, Math.floor(minutes / 10)),
  };
}

function thingOf({ id, name, anchor, colorOrder }: CatalogueEntry): PromptThing {
  return { id, name, anchor, colors: colorOrder };
}

/** The words of the room that a prompt shows as an example. */
export interface ExampleWords {
  roomName: string;
  introduction: string;
  ending: string;
  letter: string;
  letterSays: string;
  box: string;
  boxSays: string;
  boxOpened: string;
  boxHint: string;
  smallKey: string;
  cupboard: string;
  cupboardSays: string;
  doorKey: string;
  door: string;
  doorSays: string;
  decoration: string;
  decorationSays: string;
}

/** Returns a small whole recipe of the theme's own things: a code, a key in a box, the door's key in a cupboard. */
export function exampleRecipe(
  { theme, language }: PromptWish,
  words: ExampleWords,
): Omit<Recipe, 'id' | 'order'> {
  const [background] = theme.backgrounds;
  const [box = '', cupboard = ''] = theme.lockables;
  const [key = '', otherKey = key] = theme.keys;
  const digit = { type: 'digits' } as const;
  return {
    roomName: words.roomName,
    introduction: words.introduction,
    ending: words.ending,
    timeLimit: 10,
    language,
    background: { id: background?.id ?? '', mood: background?.moods[0] ?? '' },
    door: { of: theme.doors[0] ?? '', name: words.door, says: words.doorSays, lock: { key: 'doorKey' } },
    items: [
      { id: 'letter', of: theme.readables[0] ?? '', name: words.letter, says: words.letterSays },
      {
        id: 'box',
        of: box,
        name: words.box,
        says: words.boxSays,
        saysOpened: words.boxOpened,
        hints: [words.boxHint],
        lock: { password: '1 9 1 1', face: { type: 'wheels', wheels: [digit, digit, digit, digit] } },
        hides: ['smallKey'],
      },
      { id: 'smallKey', of: key, name: words.smallKey },
      {
        id: 'cupboard',
        of: cupboard,
        name: words.cupboard,
        says: words.cupboardSays,
        lock: { key: 'smallKey' },
        hides: ['doorKey'],
      },
      { id: 'doorKey', of: otherKey, name: words.doorKey },
      { id: 'ornament', of: theme.decorations[0] ?? '', name: words.decoration, says: words.decorationSays },
    ],
  };
}
