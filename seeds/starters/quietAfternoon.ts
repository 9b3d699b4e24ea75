import type { Recipe } from '../../core/recipe/model.ts';

/** An attic: a year to be reckoned, a chest, a key. */
export const quietAfternoon: Recipe = {
  id: 'quiet-afternoon',
  order: 0,
  roomName: 'A Quiet Afternoon',
  introduction:
    'Aunt Clara has gone to bed for an hour and taken the whole house with her. You are in the attic, with her childhood, and the door is locked, so that you will not disturb the neighbours.\n\nShe never says her age. She has, however, painted it.',
  timeLimit: 6,
  craft: {
    idea: 'A number to be worked out',
    note: 'No text holds the code: the painting says how old somebody was in which year, the chest asks for the year of her birth. In the chest’s panel the lock is a code, and “A picture shows the code” is on: that no text holds it is meant so. Check a riddle like this by telling it to somebody: whoever needs paper needs a hint.',
  },
  background: { id: 'childs-attic', mood: 'afternoon' },
  door: {
    of: 'door',
    color: 'forest',
    says: 'Locked. You can hear Aunt Clara snoring in French.',
    lock: { key: 'houseKey' },
  },
  items: [
    {
      id: 'rug',
      of: 'rug',
      color: 'toy',
      says: 'You look underneath. A ladder goes down, and at its foot it is still 1931.',
      width: 30,
      at: { x: 37.6, y: 80.6 },
    },
    {
      id: 'painting',
      of: 'painting',
      says: 'Mountains, with very firm outlines. On the frame: PAINTED BY CLARA, AGED NINE, IN 1931. The hole behind it was for her savings.',
      width: 11,
      at: { x: 26.8, y: 52.6 },
    },
    {
      id: 'chest',
      of: 'chest',
      name: 'Sewing chest',
      says: 'Four figures, and a card in a firm hand: THE YEAR I WAS BORN. AS IF ANYBODY COULD KNOW.',
      lock: { password: '1922', isInPicture: true },
      hides: 'houseKey',
      width: 16.5,
      at: { x: 20.6, y: 68.4 },
    },
    {
      id: 'houseKey',
      of: 'house-key',
      color: 'green',
      name: 'House key',
      width: 5.4,
      at: { x: 26.2, y: 71.4 },
    },
    {
      id: 'dresser',
      of: 'dresser',
      color: 'white',
      says: 'Doilies, folded. Under the doilies: doilies.',
      width: 16.5,
      at: { x: 64.6, y: 55.8 },
    },
    {
      id: 'cake',
      of: 'birthday-cake',
      name: 'Birthday cake',
      says: 'Five candles. Aunt Clara rounds down.',
      saysOpened: 'You light them and wish for a key. A slice is gone; the key is not there.',
      width: 7.2,
      at: { x: 68.9, y: 46.4 },
    },
    {
      id: 'gift',
      of: 'gift-box',
      color: 'mint',
      says: 'Last year’s present, with the ribbon on. She will open it when she is younger.',
      saysOpened: 'Tissue paper. Under the tissue paper: a doily.',
      width: 9.5,
      at: { x: 79.9, y: 76 },
    },
  ],
  spots: [
    {
      id: 'dollsHouse',
      name: 'Doll’s house',
      rect: { x: 81, y: 46.8, width: 17.8, height: 33.5 },
      says: 'Everybody in it has gone to bed for an hour, too.',
    },
    {
      id: 'horse',
      name: 'Rocking horse',
      rect: { x: 0.5, y: 53, width: 19.5, height: 30.5 },
      says: 'It has been on the way for a very long time. It would know the number, but it does not count.',
    },
  ],
};
