import type { Recipe } from '../../core/recipe/model.ts';

/** Texts of the landing page's room in one language. */
interface Words {
  roomName: string;
  introduction: string;
  /** The locked door's message. */
  door: string;
  /** The letter in the chest, which contains the dresser's answer. */
  letter: string;
  letterName: string;
  painting: string;
  globe: string;
  plant: string;
  books: string;
  keyOfChest: string;
  keyOfDoor: string;
}

const en: Words = {
  roomName: 'Three minutes',
  introduction: 'The door was open a moment ago.',
  door: 'Locked. It was open a moment ago, you are nearly sure.',
  letter: 'Note to self: the dresser opens with 1742. Stop writing it down.',
  letterName: 'Letter',
  painting: 'Mountains. No way out behind them either.',
  globe: 'You are here. Roughly.',
  plant: 'It has been in here longer than you.',
  books: '“How to Leave”, volumes two to four. Volume one is missing.',
  keyOfChest: 'Old key',
  keyOfDoor: 'House key',
};

const de: Words = {
  roomName: 'Drei Minuten',
  introduction: 'Eben war die Tür noch offen.',
  door: 'Zu. Eben war sie noch offen, da bist du dir fast sicher.',
  letter: 'Notiz an mich: Die Kommode geht mit 1742 auf. Nicht mehr aufschreiben!',
  letterName: 'Brief',
  painting: 'Berge. Auch dahinter geht es nicht hinaus.',
  globe: 'Du bist hier. Ungefähr.',
  plant: 'Die ist schon länger hier drin als du.',
  books: '„Wie man geht“, Band zwei bis vier. Band eins fehlt.',
  keyOfChest: 'Alter Schlüssel',
  keyOfDoor: 'Hausschlüssel',
};

/**
 * The little room that is played on the landing page: a key on the rug, a letter in the chest, a key in the dresser.
 */
export const littleRooms: Readonly<Record<'en' | 'de', Recipe>> = { en: littleRoom(en), de: littleRoom(de) };

function littleRoom(words: Words): Recipe {
  return {
    id: 'little-room',
    order: 0,
    roomName: words.roomName,
    introduction: words.introduction,
    timeLimit: 3,
    background: { id: 'study', mood: 'rain' },
    door: { of: 'door', color: 'oak', says: words.door, lock: { key: 'keyOfDoor' } },
    items: [
      {
        id: 'painting',
        of: 'painting',
        color: 'gold',
        says: words.painting,
        width: 12,
        at: { x: 68.9, y: 18.6 },
      },
      { id: 'rug', of: 'rug', color: 'ruby', width: 30, at: { x: 39.5, y: 77.92 } },
      {
        id: 'chest',
        of: 'chest',
        color: 'oak',
        lock: { key: 'keyOfChest' },
        hides: 'letter',
        width: 14.5,
        at: { x: 32.6, y: 69.14 },
      },
      {
        id: 'letter',
        of: 'letter',
        color: 'ivory',
        name: words.letterName,
        says: words.letter,
        width: 6.4,
        at: { x: 36.6, y: 68 },
      },
      {
        id: 'dresser',
        of: 'dresser',
        color: 'walnut',
        lock: { password: '1742', face: { type: 'digits' } },
        hides: 'keyOfDoor',
        width: 16.51,
        at: { x: 65.6, y: 52.94 },
      },
      { id: 'lamp', of: 'lamp', color: 'emerald', width: 8.2, at: { x: 73.6, y: 40.2 } },
      {
        id: 'globe',
        of: 'globe',
        color: 'antique',
        says: words.globe,
        width: 6.6,
        at: { x: 67.3, y: 41.54 },
      },
      {
        id: 'plant',
        of: 'plant',
        color: 'terracotta',
        says: words.plant,
        width: 9.5,
        at: { x: 78.69, y: 66.41 },
      },
      { id: 'books', of: 'books', color: 'warm', says: words.books, width: 8, at: { x: 64.56, y: 82.14 } },
      {
        id: 'keyOfChest',
        of: 'skeleton-key',
        color: 'gold',
        name: words.keyOfChest,
        isAddable: true,
        width: 5.6,
        at: { x: 49.6, y: 79.9 },
      },
      {
        id: 'keyOfDoor',
        of: 'house-key',
        color: 'red',
        name: words.keyOfDoor,
        isAddable: true,
        width: 3.9,
        at: { x: 71.65, y: 55.1 },
      },
    ],
  };
}
