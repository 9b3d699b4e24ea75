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
  /** Texts that the thing shows in the game. They are searched, too; the found part then becomes the detail. */
  texts?: readonly string[];
  /** Shown after the name: where it is, or what it is about. */
  detail?: string;
  keys?: readonly string[];
  /** Address of the picture of what the action is about. */
  uri?: string;
  run: () => void;
}

/** A command without its group. */
export type PaletteCommand = Pick<NamedAction, 'id' | 'name' | 'also' | 'keys' | 'run'>;

/** Maximum number of results from one group, so that those from the library do not hide the others. */
const MOST_OF_GROUP = 8;

/**
 * Actions matching the typed text, by group, those whose names begin with it first. Without text it returns
 * what can be done and what stands in the room.
 */
export function findActions(actions: readonly NamedAction[], typed: string): readonly NamedAction[] {
  const words = wordsOf(typed);
  const isOffered = ({ group }: NamedAction) => words.length > 0 || !FOUND_BY_WORDS.has(group);
  const found = actions.filter((action) => isOffered(action) && isFound(action, words));
  return ACTION_GROUPS.flatMap((group) =>
    found
      .filter((action) => action.group === group)
      .toSorted((one, other) => rankOf(other, words) - rankOf(one, words))
      .slice(0, words.length > 0 ? MOST_OF_GROUP : undefined)
      .map((action) => quoting(action, words)),
  );
}

/** 2 if the action's name begins with the first word, 1 if its names have all words, 0 if only its texts do. */
function rankOf(action: NamedAction, words: readonly Word[]): number {
  if (begins(action, words[0])) return 2;
  return isNamedBy(action, words) ? 1 : 0;
}

/** Returns the action. If only its texts have the words, the part of the text that has them becomes its detail. */
function quoting(action: NamedAction, words: readonly Word[]): NamedAction {
  if (isNamedBy(action, words)) return action;
  const text = foundText(action, words);
  return text === undefined ? action : { ...action, detail: excerptOf(text, words) };
}

/** Characters that an excerpt has before the found word, and in all. */
const BEFORE = 16;
const LONGEST = 80;

/** The part of a text around the first found word, in quotation marks, with the rest as an ellipsis. */
function excerptOf(text: string, words: readonly Word[]): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const isFoundIn = (part: string) => words.some((word) => holdsAll(part, [word]));
  const starts = [...line.matchAll(/\S+/gu)].find(([word]) => isFoundIn(word))?.index ?? 0;
  const from = starts <= BEFORE ? 0 : line.indexOf(' ', starts - BEFORE) + 1;
  const part = line.slice(from, from + LONGEST);
  return `${from > 0 ? '…' : ''}${part}${from + LONGEST < line.length ? '…' : ''}`;
}

/** Groups with hundreds of entries, shown only after typing. */
const FOUND_BY_WORDS: ReadonlySet<ActionGroup> = new Set(['rooms', 'add', 'door']);

/** Word parts of at least this length match inside words too, such as the key in "Hausschlüssel". */
const FOUND_WITHIN = 3;

function isFound(action: NamedAction, words: readonly Word[]): boolean {
  return isNamedBy(action, words) || foundText(action, words) !== undefined;
}

/** The first text of an action that has all the words. */
function foundText({ texts = [] }: NamedAction, words: readonly Word[]): string | undefined {
  const known = wordsOfTexts(texts);
  return texts.find((_, place) => holdAll(known[place] ?? [], words));
}

/** Words of texts by their list: a room's texts are long, and are searched at each key press. */
const foldedTexts = new WeakMap<readonly string[], readonly (readonly Word[])[]>();

function wordsOfTexts(texts: readonly string[]): readonly (readonly Word[])[] {
  const folded = foldedTexts.get(texts) ?? texts.map((text) => text.split(/\n+/u).flatMap(wordsOf));
  foldedTexts.set(texts, folded);
  return folded;
}

function isNamedBy({ name, also = [] }: NamedAction, words: readonly Word[]): boolean {
  return holdsAll([name, ...also].join(' '), words);
}

function holdsAll(text: string, words: readonly Word[]): boolean {
  return holdAll(wordsOf(text), words);
}

function holdAll(own: readonly Word[], words: readonly Word[]): boolean {
  return words.every((word) => {
    const isLike = word[0].length < FOUND_WITHIN ? isBegunBy : holdsWord;
    return own.some((known) => isLike(known, word));
  });
}

function begins({ name }: NamedAction, word: Word | undefined): boolean {
  const [own] = wordsOf(name);
  return word !== undefined && own !== undefined && isBegunBy(own, word);
}
