import type { Recipe } from '../../core/recipe/model.ts';

/** A study: a year to be reckoned, a chest, a key. */
export const quietAfternoon: Recipe = {
  id: 'quiet-afternoon',
  order: 0,
  roomName: 'A Quiet Afternoon',
  introduction:
    'Aunt Clara has gone to bed for an hour and taken the whole house with her. The door is locked, so that you will not disturb the neighbours.\n\nShe never says her age. She has, however, painted it.',
  timeLimit: 6,
  craft: {
    idea: 'A number to be worked out',
    note: 'No text holds the code: the painting says how old somebody was in which year, the chest asks for the year of her birth. In the chest’s panel, the lock is a code and the picture tells it; the finding “no text holds the code” can be waived, since it is meant so. Check a riddle like this by telling it to somebody: whoever needs paper needs a hint.',
  },
  background: { id: 'study', mood: 'blue' },
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
      color: 'moss',
      says: 'Under it is the hatch to the apples. It smells of last year.',
    },
    {
      id: 'painting',
      of: 'painting',
      says: 'Mountains, with very firm outlines. On the frame: PAINTED BY CLARA, AGED NINE, IN 1931.',
      width: 13,
      at: { x: 67.3, y: 15.8 },
    },
    {
      id: 'clock',
      of: 'clock',
      says: 'It ticks quietly, like everything in this house that wants to stay.',
      width: 12,
      at: { x: 31.2, y: 31.8 },
    },
    {
      id: 'chest',
      of: 'chest',
      name: 'Sewing chest',
      says: 'Four figures, and a card in a firm hand: THE YEAR I WAS BORN. AS IF ANYBODY COULD KNOW.',
      lock: { password: '1922', isInPicture: true },
      hides: 'houseKey',
      width: 16.5,
      at: { x: 16.6, y: 64.4 },
    },
    {
      id: 'houseKey',
      of: 'house-key',
      color: 'green',
      name: 'House key',
      width: 5.4,
      at: { x: 22.2, y: 67.6 },
    },
    {
      id: 'dresser',
      of: 'dresser',
      says: 'Doilies. Under the doilies: doilies.',
      width: 18,
      at: { x: 64.6, y: 50.4 },
    },
    {
      id: 'lamp',
      of: 'lamp',
      color: 'amber',
      says: 'Lit, at three in the afternoon.',
      at: { x: 66, y: 37.4 },
    },
    {
      id: 'fern',
      of: 'fern',
      says: 'A fern. It has never been disturbed either.',
      saysOpened: 'There is room for a whole secret in that pot. Aunt Clara keeps hers elsewhere.',
      width: 13,
      at: { x: 84, y: 62.4 },
    },
    {
      id: 'piano',
      of: 'piano',
      says: 'Clara plays on Sundays, for those who come in spite of it.',
      saysOpened: 'Somebody has put a shelf where the low notes were. It was kindly meant.',
      width: 19,
      at: { x: 0.5, y: 45.6 },
    },
  ],
};
