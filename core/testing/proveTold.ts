import { isAnswer } from '../lock/lock.ts';
import { applyAction } from '../play/applyAction.ts';
import type { Action, Play } from '../play/model.ts';
import { viewJournal } from '../play/view/toPlayerView.ts';
import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../room/model.ts';
import { findClues } from '../solve/clues/clues.ts';
import { findReach } from '../solve/escape/findReach.ts';
import { rulesOf } from '../solve/escape/rules/rulesOf.ts';
import { createOpeningWorld } from '../solve/escape/world.ts';
import { answerOf } from './explore.ts';
import { START } from './playing.ts';

/**
 * Checks the clue search against what a play shows a player who goes on until nothing changes (S6, O5): every text that
 * the search counts can be read, every text that can be read is counted, and no text is lost to a player who acts in
 * haste.
 */
export function proveTold(room: Room, from: Play): readonly string[] {
  // Other clicks could open the door meanwhile.
  if (itemOf(room, DOOR_ID)?.unlockMethod === 'sequence') return [];
  const [counted, told] = [countedIn(room), toldBy(room, playOn(room, from))];
  const missing = [...counted].filter((pair) => !told.has(pair));
  const more = [...told].filter((pair) => !counted.has(pair));
  return [
    ...missing.map((pair) => `S6 O5 counted and never told: ${pair}`),
    ...more.map((pair) => `S6 told and not counted: ${pair}`),
  ];
}

/**
 * Returns locks with a text face only, since signs and digits may occur in any words. The door is excluded,
 * as it ends the play.
 */
function textLocks(room: Room): readonly ItemId[] {
  return room.itemOrder.filter((id) => {
    const item = itemOf(room, id);
    return item?.isItemLocked && item.unlockMethod === 'password' && item.face.type === 'text';
  });
}

/** Returns pairs of text and lock by the clue search, without clues that the creator declared. */
function countedIn(room: Room): ReadonlySet<string> {
  const world = createOpeningWorld(room);
  const { derived } = findReach(world);
  const locks = textLocks(room);
  const { clues } = findClues(room);
  const pairs = rulesOf(world, { clues }).readings.flatMap(({ needs }, place) => {
    const clue = clues[place];
    const [text] = clue?.texts ?? [];
    const isOne = clue?.texts.length === 1 && text?.source !== null && text?.source !== DOOR_ID;
    if (!isOne || !text || !needs.every((need) => derived.by.has(need))) return [];
    const told = clue.locks.filter((lock) => locks.includes(lock) && !itemOf(room, lock)?.toldBy);
    return told.map((lock) => `${text.source} tells ${lock}`);
  });
  return new Set(pairs);
}

/** Returns the same pairs by the player's journal. */
function toldBy(room: Room, play: Play): ReadonlySet<string> {
  const locks = textLocks(room).filter((lock) => !itemOf(room, lock)?.toldBy);
  const pairs = play.journal.flatMap((entry) => {
    if (entry.type !== 'text' || entry.isAway || entry.item === DOOR_ID) return [];
    const [told] = viewJournal(room, { ...play, journal: [entry] });
    const words = told?.type === 'text' && told.message.type === 'custom' ? told.message.text : '';
    return locks.filter((lock) => tells(room, words, lock)).map((lock) => `${entry.item} tells ${lock}`);
  });
  return new Set(pairs);
}

/** Texts of random rooms end with the answer that they tell. */
function tells(room: Room, words: string, lock: ItemId): boolean {
  const item = itemOf(room, lock);
  const answer = words.split(' ').at(-1)?.replace('.', '') ?? '';
  return item !== undefined && answer !== '' && isAnswer(item, answer);
}

/** Takes every possible action, except leaving the room, until nothing changes. */
function playOn(room: Room, from: Play): Play {
  let play = from;
  const take = (action: Action): boolean => {
    const result = applyAction({ room, play, at: START }, action);
    if (result.ok) play = result.value.play;
    return result.ok && result.value.events.some(({ type }) => type === 'passwordWrong');
  };
  const tried = new Set<ItemId>();
  for (let before = ''; before !== progressOf(play); ) {
    before = progressOf(play);
    for (const scene of play.entered) {
      take({ type: 'go', scene });
      for (const id of room.itemOrder.filter((each) => each !== DOOR_ID)) {
        take({ type: 'go', scene });
        take({ type: 'select', item: null });
        take({ type: 'click', item: id });
        take({ type: 'go', scene });
        if (!tried.has(id) && take({ type: 'enterPassword', item: id, password: 'no answer' })) tried.add(id);
        take({ type: 'enterPassword', item: id, password: answerOf(room, id) });
        for (const held of play.inventory) take({ type: 'useItem', item: held, on: id });
      }
    }
    for (const id of play.inventory) {
      take({ type: 'select', item: null });
      take({ type: 'select', item: id });
      for (const on of play.inventory) take({ type: 'useItem', item: id, on });
    }
    for (const lock of play.shownLocks)
      for (const item of itemOf(room, lock)?.sequence ?? []) {
        take({ type: 'go', scene: itemOf(room, item)?.scene ?? '' });
        take({ type: 'click', item });
      }
  }
  return play;
}

/** Returns what changes as a play goes on, without the toggles, which could change for ever. */
function progressOf({ journal, inventory, entered, usedKeys, shownLocks, items }: Play): string {
  const things = Object.values(items).map(({ isHidden, isLocked, visible }) => [isHidden, isLocked, visible]);
  return JSON.stringify([journal, inventory, entered, usedKeys, shownLocks, things]);
}
