import type { Recipe } from '../../core/recipe/model.ts';

/** A detective's office: two halves that become one, in three minutes. */
export const brokenMedal: Recipe = {
  id: 'broken-medal',
  order: 3,
  roomName: 'The Broken Medal',
  introduction:
    'The detective broke his medal in two, so that nobody would envy him the whole of it. Then he had his office door made to match, and lost both halves. He has taken on the case himself.\n\nHe is at lunch. You have three minutes, and he eats quickly.',
  timeLimit: 3,
  craft: {
    idea: 'Two things become one',
    note: 'Neither half opens anything; together they become a medal, and the medal opens the door. Select a half and look at “Combining” in its panel: it names the other half and what both turn into. Say of each half, in its own words, that something is missing: that is all the hint it takes. One half lies in plain sight and the other in the first thing that anybody opens: that makes three minutes, and leaves the thinking to the two halves.',
  },
  background: { id: 'detective-office', mood: 'afternoon' },
  door: {
    of: 'glass-door',
    color: 'bronze',
    name: 'Office door',
    says: 'Where other doors have a lock, this one has a round dent, as large as a medal.',
    lock: { key: 'medal' },
  },
  items: [
    {
      id: 'leftHalf',
      of: 'medal',
      color: 'left',
      name: 'Left half',
      says: 'It has lain here since Monday, in plain sight, where no detective looks. FOR OUTSTAND, it says, and then it ends.',
      combines: { with: 'rightHalf', into: 'medal' },
      width: 6.5,
      at: { x: 47.6, y: 79 },
    },
    {
      id: 'suitcase',
      of: 'suitcase',
      color: 'tan',
      says: 'It has been packed for a prize giving, since 1974.',
      saysOpened: 'The invitation, and half a medal.',
      hides: 'rightHalf',
      width: 13,
      at: { x: 21.2, y: 75.6 },
    },
    {
      id: 'rightHalf',
      of: 'medal',
      color: 'right',
      name: 'Right half',
      says: 'ING MODESTY. The beginning is missing.',
      width: 5.3,
      at: { x: 26.2, y: 79.3 },
    },
    {
      id: 'medal',
      of: 'medal',
      color: 'whole',
      name: 'Medal',
      says: 'FOR OUTSTANDING MODESTY.',
      width: 6,
      at: { x: 62, y: 84 },
    },
    {
      id: 'bust',
      of: 'bust',
      name: 'Detective',
      says: 'The detective in marble. On the base: NOT A GOOD LIKENESS, I AM FAR HANDSOMER. The head tips back, and there is a button in the neck. It is not a clue.',
      width: 11.5,
      at: { x: 62.3, y: 50.3 },
    },
    {
      id: 'chessboard',
      of: 'chessboard',
      says: 'White to move. The detective has been thinking since 1974.',
      saysOpened: 'Mate. He was right to take his time: the drawer for the prize is empty.',
      width: 13,
      at: { x: 76, y: 76.4 },
    },
  ],
  spots: [
    {
      id: 'coat',
      name: 'Coat and hat',
      rect: { x: 33.4, y: 33.5, width: 7, height: 37 },
      says: 'Nobody is in it. You looked twice, as anybody would.',
    },
  ],
};
