import { sayingsOf, wordsOf } from '../../../core/play/sayings.ts';
import { combinationsIn, itemOf } from '../../../core/room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../../core/room/model.ts';
import { findClues } from '../../../core/solve/clues/clues.ts';

/**
 * One printed page: a text to read or a thing to look at. It says neither which thing this is nor what it
 * opens.
 */
export interface ClueSheet {
  id: string;
  /** The creator's text, with signs; empty for a picture without text. */
  text: string;
  /** The picture of a thing that is carried or looked at closely; null for a letter. */
  uri: string | null;
}

/**
 * Returns the sheets of a room: letters, pictures with a text, texts of things that can be carried, and whatever else
 * tells an answer. They are sorted by their words, so that their order says nothing of the way out.
 */
export function clueSheetsOf(room: Room): readonly ClueSheet[] {
  const clues = findClues(room).clues.flatMap(({ texts }) => texts);
  const telling = new Set(clues.map(({ source, state }) => `${source} ${state}`));
  const bySight = new Set(clues.flatMap(({ source, isBySight }) => (isBySight && source ? [source] : [])));
  const made = combinationsIn(room);
  const sheets = room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    if (!item || id === DOOR_ID) return [];
    const texts = sheetsOfTexts(room, id, item, { isMade: made.has(id), telling });
    const isSeen = texts.length === 0 && bySight.has(id) && item.spot === null;
    return isSeen ? [{ id: `${id} seen`, text: '', uri: item.uri }] : texts;
  });
  return withoutTwins(sheets).toSorted(
    (one, other) => one.text.localeCompare(other.text, room.language) || one.id.localeCompare(other.id),
  );
}

function sheetsOfTexts(
  room: Room,
  id: ItemId,
  item: ItemConfig,
  { isMade, telling }: { isMade: boolean; telling: ReadonlySet<string> },
): readonly ClueSheet[] {
  return sayingsOf(room, id, isMade).flatMap((saying): readonly ClueSheet[] => {
    if (saying.isToWrongAnswer) return [];
    const words = wordsOf(item, saying);
    if (words?.type !== 'custom') return [];
    const isCarried = item.isAddableToInventory || isMade;
    const isRead = item.showsAs !== 'caption' || isCarried || telling.has(`${id} ${saying.state}`);
    if (!isRead) return [];
    const hasPicture = item.spot === null && (item.showsAs === 'picture' || isCarried);
    const uri = hasPicture ? (item.variants[item.color]?.[saying.state] ?? item.uri) : null;
    return [{ id: `${id} ${saying.state}`, text: words.text, uri }];
  });
}

/** Removes doubles: a thing that says the same before and after it is opened has one sheet. */
function withoutTwins(sheets: readonly ClueSheet[]): readonly ClueSheet[] {
  const seen = new Set<string>();
  return sheets.filter(({ id, text, uri }) => {
    const key = text === '' ? id : `${text} ${uri === null}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
