import type { Recipe } from '../../core/recipe/model.ts';

/** A laboratory: a fuse, a line that speaks, a card. */
export const nightShift: Recipe = {
  id: 'night-shift',
  order: 2,
  roomName: 'The Night Shift',
  introduction:
    'At midnight the laboratory locks itself, so that nothing in it gets out. You were in it.\n\nThe experiment on the bench is fast asleep. The fuse of the telephone has blown, and you know who to ask.',
  timeLimit: 8,
  background: { id: 'laboratory', mood: 'mint' },
  door: { of: 'lab-door', name: 'Laboratory door', says: 'CARD, PLEASE.', lock: { key: 'card' } },
  items: [
    {
      id: 'fuseBox',
      of: 'fuse-box',
      name: 'Fuse box',
      says: 'One slot is empty. Above it: TELEPHONE.',
      lock: { key: 'fuse' },
      hides: 'phone',
      width: 12,
      at: { x: 29.5, y: 36 },
    },
    {
      id: 'phone',
      of: 'telephone',
      color: 'teal',
      name: 'Telephone',
      says: 'The night porter yawns. "Your card is in the safe, like every night. Three, one, four, one. 3141. Good night."',
      width: 7.4,
      at: { x: 64.6, y: 36.6 },
    },
    {
      id: 'dresser',
      of: 'dresser',
      color: 'white',
      name: 'Cupboard',
      says: 'Test tubes, tea, and a drawer for fuses that still holds one.',
      hides: 'fuse',
      width: 17,
      at: { x: 65, y: 52.4 },
    },
    { id: 'fuse', of: 'fuse', name: 'Fuse', width: 5.5, at: { x: 70.6, y: 60 } },
    {
      id: 'safe',
      of: 'safe',
      name: 'Night safe',
      says: 'Four figures. On a strip of tape: DO NOT ASK THE EXPERIMENT.',
      lock: { password: '3141' },
      hides: 'card',
      width: 15,
      at: { x: 27.6, y: 66 },
    },
    { id: 'card', of: 'key-card', color: 'amber', name: 'Laboratory card', width: 6, at: { x: 33, y: 70 } },
    {
      id: 'plant',
      of: 'plant',
      color: 'white',
      name: 'Experiment',
      says: 'It opens one leaf, sees that it is you, and closes it again.',
      at: { x: 84.5, y: 68 },
    },
  ],
};
