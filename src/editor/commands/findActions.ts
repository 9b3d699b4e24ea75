import { holdsWord, isBegunBy, type Word, wordsOf } from '../../../core/room/lists/searchWords.ts';

export const ACTION_GROUPS = ['room', 'scenes', 'do', 'rooms', 'add', 'door'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** An entry of the command palette. */
export interface NamedAction {
  id: string;
  group: ActionGroup;
  name: string;
  /** Further words that find it, such as its names in other languages. */
  also?: readonly string[];
  /** Shown after the name: where it is, or what it is about. */
  detail?: string;
  keys?: readonly string[];
  /** Its picture. */
  uri?: string;
  run: () => void;
}

/** A command without its group. */
export type PaletteCommand = Pick<NamedAction, 'id' | 'name' | 'also' | 'keys' | 'run'>;

/** Most results of one group, so that the library does not bury the rest. */
const MOST_OF_GROUP = 8;

/**
 * Actions matching the typed text, by group, those whose names begin with it first. Without text it returns
 * what can be done and what stands in the room.
 */
export function findActions(actions: readonly NamedAction[], typed: string): readonly NamedAction[] {
  const words = wordsOf(typed);
  const [first] = words;
  const isOffered = ({ group }: NamedAction) => words.length > 0 || !FOUND_BY_WORDS.has(group);
  const found = actions.filter((action) => isOffered(action) && isFound(action, words));
  return ACTION_GROUPS.flatMap((group) =>
    found
      .filter((action) => action.group === group)
      .toSorted((one, other) => Number(begins(other, first)) - Number(begins(one, first)))
      .slice(0, words.length > 0 ? MOST_OF_GROUP : undefined),
  );
}

/** Groups with hundreds of entries, shown only after typing. */
const FOUND_BY_WORDS: ReadonlySet<ActionGroup> = new Set(['rooms', 'add', 'door']);

/** Word parts of at least this length match inside words too, such as the key in "Hausschlüssel". */
const FOUND_WITHIN = 3;

function isFound({ name, also = [] }: NamedAction, words: readonly Word[]): boolean {
  const own = wordsOf([name, ...also].join(' '));
  return words.every((word) => {
    const isLike = word[0].length < FOUND_WITHIN ? isBegunBy : holdsWord;
    return own.some((known) => isLike(known, word));
  });
}

function begins({ name }: NamedAction, word: Word | undefined): boolean {
  const [own] = wordsOf(name);
  return word !== undefined && own !== undefined && isBegunBy(own, word);
}
