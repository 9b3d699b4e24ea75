import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';

/** The room's own texts, in the order in which players meet them. */
const OWN_WORDS = ['roomName', 'introduction', 'ending', 'debrief'] as const;
export type OwnWords = (typeof OWN_WORDS)[number];

/** Two differing texts, each from shortly before the difference. */
export interface WordsThatDiffer {
  /** The item that has the text, or the name of one of the room's own texts. */
  of: ItemId | OwnWords;
  isOfItem: boolean;
  here: string;
  there: string;
}

/** Characters shown before the difference. */
const BEFORE = 40;

export function findWordsApart(here: Room, there: Room): readonly WordsThatDiffer[] {
  const own = OWN_WORDS.map((of) => {
    return { of, isOfItem: false, here: here[of], there: there[of] };
  });
  const said = here.itemOrder
    .filter((id) => itemOf(there, id))
    .map((of) => ({ of, isOfItem: true, here: saidBy(here, of), there: saidBy(there, of) }));
  return [...own, ...said].filter((words) => words.here !== words.there).map(fromDifference);
}

function saidBy(room: Room, id: ItemId): string {
  const item = itemOf(room, id);
  if (!item) return '';
  const texts = [item.customDescription, item.openedDescription, item.wrongText, ...item.hints];
  return texts.filter((text) => text !== '').join('\n');
}

function fromDifference(words: WordsThatDiffer): WordsThatDiffer {
  const { here, there } = words;
  let alike = 0;
  while (alike < here.length && here[alike] === there[alike]) alike++;
  const start = alike <= BEFORE ? 0 : here.lastIndexOf(' ', alike - BEFORE / 2) + 1;
  const shown = (text: string) => (start === 0 ? text : `… ${text.slice(start)}`);
  return { ...words, here: shown(here), there: shown(there) };
}
