import type { Recipe } from '../../core/recipe/model.ts';

/** A bank at night: a fuse, a line that speaks, a card. */
export const nightShift: Recipe = {
  id: 'night-shift',
  order: 2,
  roomName: 'The Night Shift',
  introduction:
    'At midnight the bank locks its vault, so that nothing in it gets out. You were in it.\n\nThe manager’s fern is fast asleep. The fuse of the telephone has blown, and you know who to ask.',
  timeLimit: 8,
  craft: {
    idea: 'A chain',
    note: 'One thing leads to the next: cabinet, fuse, telephone, safe, card, door. Switch to the puzzle’s view (2) to see it as one line. A chain is easy to follow and never leaves anybody wondering where to begin; it bores a group, since there is only one thing to do at a time.',
  },
  background: { id: 'bank-vault', mood: 'night' },
  door: { of: 'slide-door', name: 'Vault door', says: 'CARD, PLEASE.', lock: { key: 'card' } },
  items: [
    {
      id: 'fuseBox',
      of: 'fuse-box',
      name: 'Fuse box',
      says: 'One slot is empty. Above it: TELEPHONE.',
      lock: { key: 'fuse' },
      hides: 'phone',
      width: 12,
      at: { x: 29.7, y: 20 },
    },
    {
      id: 'phone',
      of: 'telephone',
      color: 'teal',
      name: 'Telephone',
      says: 'The night watch yawns. “Your card is in the safe, like every night. Three, one, four, one. 3141. Good night.”',
      width: 6.2,
      at: { x: 61.3, y: 33.9 },
    },
    {
      id: 'dresser',
      of: 'filing-cabinet',
      color: 'olive',
      name: 'Filing cabinet',
      says: 'Forms, tea, and a drawer for fuses that still holds one.',
      hides: 'fuse',
      at: { x: 31, y: 50.8 },
    },
    { id: 'fuse', of: 'fuse', name: 'Fuse', width: 3.6, at: { x: 35.2, y: 54 } },
    {
      id: 'safe',
      of: 'safe',
      name: 'Night safe',
      says: 'Four figures. On a strip of tape: DO NOT ASK THE FERN.',
      lock: { password: '3141' },
      hides: 'card',
      width: 15,
      at: { x: 80.5, y: 70.7 },
    },
    { id: 'card', of: 'key-card', color: 'amber', name: 'Night card', width: 6.0, at: { x: 86.2, y: 72.8 } },
    {
      id: 'plant',
      of: 'fern',
      color: 'white',
      name: 'Fern',
      says: 'It opens one leaf, sees that it is you, and closes it again.',
      at: { x: 14, y: 71 },
    },
  ],
};
