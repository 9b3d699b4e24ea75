import type { Recipe } from '../../core/recipe/model.ts';

/** A study, a stopped clock, and a chain of two keys. */
export const clockmakersStudy: Recipe = {
  id: 'clockmakers-study',
  order: 0,
  roomName: "The Clockmaker's Study",
  introduction:
    'Master Quill never lost a key in his life. He hid them.\n\nTonight the old clockmaker went out "for a minute", and the door fell shut behind him. His clocks have stopped, the fire is low, and somewhere in this room lies the way out. He left a note, of course. He always leaves a note.',
  timeLimit: 10,
  background: { id: 'study', mood: 'green' },
  door: {
    of: 'door',
    says: 'The lock is old and well oiled. Only its own key will do.',
    lock: { key: 'doorKey' },
  },
  items: [
    { id: 'rug', of: 'rug', says: 'A good rug. There is nothing under it but floor.' },
    { id: 'clock', of: 'clock', says: 'Silent. A brass plate under the dial reads: STOPPED AT 10 10.' },
    {
      id: 'painting',
      of: 'painting',
      says: 'The mountains where he was born. Nothing is hidden behind it. You looked.',
    },
    {
      id: 'dresser',
      of: 'dresser',
      says: 'Springs, cogs and a great many odd socks.',
    },
    {
      id: 'safe',
      of: 'safe',
      at: { x: 81, y: 69 },
      says: 'Four figures on the dial.',
      lock: { password: '1010' },
      hides: 'chestKey',
    },
    {
      id: 'chest',
      of: 'chest',
      lock: { key: 'chestKey' },
      hides: 'doorKey',
    },
    { id: 'chestKey', of: 'skeleton-key', name: 'Small old key', at: { x: 85.6, y: 76 } },
    { id: 'doorKey', of: 'house-key', name: 'Door key', at: { x: 22.6, y: 71 } },
    {
      id: 'note',
      of: 'note',
      name: 'Note from Master Quill',
      says: 'Apprentice!\n\nIf I am late again, help yourself. The safe opens at the very minute at which my heart, the great clock, stood still. First the hour, then the minute.\n\nQuill',
    },
    { id: 'lamp', of: 'lamp', at: { x: 65, y: 39.3 } },
    { id: 'globe', of: 'globe', says: 'All the places you could be instead.', at: { x: 73.5, y: 40.3 } },
    { id: 'plant', of: 'plant', says: 'It wants water. So do you.', at: { x: 4, y: 70 } },
  ],
};
