import { holdsWord, isBegunBy, type Word, wordsOf } from '../../../core/room/lists/searchWords.ts';

export const ACTION_GROUPS = ['room', 'scenes', 'do', 'rooms', 'add', 'door'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** Something that the palette of commands finds by its name and does when chosen. */
export interface NamedAction {
  id: string;
  group: ActionGroup;
  name: string;
  /** What else it is found by, such as its names in other languages. */
  also?: readonly string[];
  /** Said after the name: where it is, what it is about. */
  detail?: string;
  keys?: readonly string[];
  /** Its picture. */
  uri?: string;
  run: () => void;
}

/** An action of the group `do`, as it is listed by what it belongs to. */
export type Doing = Pick<NamedAction, 'id' | 'name' | 'also' | 'keys' | 'run'>;

/** Of one group at most: a library of hundreds would bury the rest. */
const MOST_OF_GROUP = 8;

/**
 * The actions found by what was typed, group by group; those whose names begin with it come first. Without words it
 * offers what can be done, and what stands in the room.
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

/** Of these there may be hundreds. */
const FOUND_BY_WORDS: ReadonlySet<ActionGroup> = new Set(['rooms', 'add', 'door']);

/** Letters of a word that are found within others too, as the key in "Hausschlüssel"; fewer are found everywhere. */
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
