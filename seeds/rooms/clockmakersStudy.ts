import type { Recipe } from '../../core/recipe/model.ts';

/** A study with a clock that has stopped, and a chain of two keys. */
export const clockmakersStudy: Recipe = {
  id: 'clockmakers-study',
  order: 2,
  roomName: "The Clockmaker's Study",
  introduction:
    'Master Quill never lost a key in his life. He hid them.\n\nTonight the old clockmaker went out “for a minute”, and the door fell shut behind him. His clock ticks and gets no later, the light is going, and somewhere in this room lies the way out. He left a note, of course. He always leaves a note.',
  ending:
    'The key turns without a sound; he oiled that too. At the end of the passage there is a light, and a smell of tea.\n\n“Not bad,” says Master Quill’s voice, and somebody winds a watch. “My last apprentice is still in the cellar.”',
  timeLimit: 10,
  background: { id: 'study', mood: 'fireside' },
  door: {
    of: 'door',
    says: 'The lock is old and well oiled. Only its own key will do.',
    lock: { key: 'doorKey' },
  },
  items: [
    {
      id: 'rug',
      of: 'rug',
      says: 'A good rug. Under it is a hollow with a cloth, and nothing in the cloth. He has moved on to better hiding places.',
    },
    {
      id: 'clock',
      of: 'clock',
      says: 'The pendulum swings, the hands do not: the short one stands at the ten, the long one points straight at the two. Neither has moved since that evening.',
      width: 12,
      at: { x: 28.2, y: 31.8 },
    },
    {
      id: 'painting',
      of: 'painting',
      says: 'The mountains where he was born. Behind them is a hole in the wall, and in the hole is nothing. You looked.',
      width: 11.5,
      at: { x: 65.2, y: 8.6 },
    },
    {
      id: 'desk',
      of: 'desk',
      color: 'honey',
      says: 'A quill, three rolled plans of a clock that runs backwards, and a letter that begins “Dear Key”.',
      width: 22.5,
      at: { x: 4.6, y: 51.9 },
    },
    {
      id: 'bust',
      of: 'bust',
      says: 'The founder of the firm. You tip his head back and find a red button. It does nothing, but it does it with great precision.',
      width: 13.5,
      at: { x: 64.2, y: 43.4 },
    },
    {
      id: 'safe',
      of: 'safe',
      says: 'Four brass wheels beside the handle, well oiled. Engraved: PATIENCE IS A MAINSPRING.',
      saysOpened: 'Two shelves and a smell of oil. All they held was a key: he never was one for clutter.',
      hints: [
        'The note says which clock, and what comes first.',
        'Read both hands. A lamp helps with the long one.',
      ],
      lock: {
        password: '1 0 1 0',
        isInPicture: true,
        face: {
          type: 'wheels',
          wheels: [{ type: 'digits' }, { type: 'digits' }, { type: 'digits' }, { type: 'digits' }],
        },
        wrongText: 'The wheels tick round, one after the other, and stop politely.',
      },
      hides: 'chestKey',
      width: 15,
      at: { x: 67.2, y: 74.6 },
    },
    {
      id: 'chest',
      of: 'chest',
      saysOpened: 'Red velvet with brass buttons. He has swept out everything but a key, for you.',
      lock: { key: 'chestKey' },
      hides: 'doorKey',
      width: 16.5,
      at: { x: 13, y: 71.6 },
    },
    {
      id: 'chestKey',
      of: 'skeleton-key',
      name: 'Small old key',
      width: 6,
      at: { x: 72.8, y: 75.4 },
    },
    {
      id: 'doorKey',
      of: 'master-key',
      name: 'Door key',
      width: 6,
      at: { x: 18.2, y: 74.4 },
    },
    {
      id: 'note',
      of: 'note',
      name: 'Note from Master Quill',
      says: 'Apprentice!\n\nIf I am late again, help yourself. The safe opens at the very minute at which my heart, the great clock, stood still. First the hour, then the minute.\n\nQuill',
      width: 6.5,
      at: { x: 67.7, y: 31 },
    },
    {
      id: 'lamp',
      of: 'lamp',
      says: 'A pull at the chain, and it is lit. Something is written on the inside of the shade.',
      saysOpened:
        'Lit, the shade shows a line in pencil: “For the apprentice: the LONG hand counts five for every figure, so that at the two it says TEN. You always forget.”',
      hints: ['It is easier to read in here with a light.'],
      at: { x: 7.7, y: 38.1 },
    },
    {
      id: 'globe',
      of: 'globe',
      says: 'All the places you could be instead. Inside it are two bottles, from two of them.',
      at: { x: 16.8, y: 39.1 },
    },
  ],
  spots: [
    {
      id: 'window',
      name: 'Window',
      rect: { x: 2.5, y: 6, width: 24, height: 46 },
      says: 'Night over the hills, and heavy curtains. It opens a hand’s breadth, enough for a sigh.',
    },
    {
      id: 'hearth',
      name: 'Fireplace',
      rect: { x: 78, y: 8, width: 20, height: 68 },
      says: 'Somebody has just lit it. Over the mantelpiece hangs a cat in a ruff, his first customer: she paid in mice, and to the minute.',
    },
  ],
};
