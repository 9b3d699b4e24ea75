import type { Recipe } from '../../core/recipe/model.ts';

/** A tower: a thing in the straw, a word in a chest. */
export const guestRoom: Recipe = {
  id: 'guest-room',
  order: 1,
  roomName: 'The Guest Room',
  introduction:
    'The inn was full, said the innkeeper, but the tower next door had a room free. It has a view of the moon, and a door that opens to good manners alone.\n\nBreakfast is at seven. You would like to be elsewhere by then.',
  timeLimit: 8,
  craft: {
    idea: 'A thing hidden in a thing',
    note: 'The bed hides a key, the key opens a chest, the chest hides a book, and the book has the word. Every step is “Hides” or “Opens with” in a panel. Put what hides near what it hides, and say in its words that there is something: players look under everything, but like to know why.',
  },
  background: { id: 'wizard-tower', mood: 'dawn' },
  door: {
    of: 'wizard-door',
    says: 'A small window slides open. “What is the word?” it asks. It means the magic one.',
    lock: { password: 'PLEASE' },
  },
  items: [
    {
      id: 'sign',
      of: 'sign',
      says: 'HOUSE RULES. 1. No howling after ten. 2. Guests who shout at the door stay another night.',
      at: { x: 64.5, y: 34 },
    },
    {
      id: 'crate',
      of: 'bed',
      color: 'blue',
      name: 'Bed',
      says: 'Straw, and something hard in it that is not the pillow.',
      hides: 'chestKey',
      width: 24,
      at: { x: 62.5, y: 68 },
    },
    {
      id: 'chestKey',
      of: 'skeleton-key',
      color: 'silver',
      name: 'Rusty key',
      width: 5.6,
      at: { x: 67.6, y: 75.4 },
    },
    {
      id: 'chest',
      of: 'chest',
      color: 'ebony',
      name: 'Guest book chest',
      says: 'The lid says GUEST BOOK. The lock says otherwise.',
      lock: { key: 'chestKey' },
      hides: 'guestBook',
      width: 17,
      at: { x: 16.6, y: 64.4 },
    },
    {
      id: 'guestBook',
      of: 'book',
      color: 'umber',
      name: 'Guest book',
      says: '“Charming tower, excellent echo. I tried every curse I know on that door. In the end I said PLEASE.” The writer has drawn a small sun.',
      width: 7.2,
      at: { x: 21.5, y: 67.7 },
    },
    {
      id: 'note',
      of: 'note',
      name: 'Bill',
      says: 'One night with bread: two silver. Water: from the wall, free.',
      width: 6.5,
      at: { x: 36, y: 46 },
    },
    {
      id: 'coin',
      of: 'coin',
      says: 'A tip, left by somebody who did not mean it.',
      width: 5,
      at: { x: 50, y: 88 },
    },
  ],
};
