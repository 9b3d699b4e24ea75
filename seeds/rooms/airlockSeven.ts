import type { Recipe } from '../../core/recipe/model.ts';

/** A sealed airlock: a call sign on a screen, a fuse, a voice on the line, a card. */
export const airlockSeven: Recipe = {
  id: 'airlock-seven',
  order: 2,
  roomName: 'Airlock Seven',
  introduction:
    'The hatch behind you sealed itself four minutes ago. The hatch ahead wants a card.\n\nThe crew is gone, the lights are on, and the ship is politely counting down. Whatever the last engineer knew is still in this room: on a screen, in a locker, at the other end of a line that is dead for want of a fuse.',
  ending:
    'The hatch sighs and lets you through. On the far side stands the engineer with two mugs.\n\n“Did you water the plant?” You did not. The hatch is still open; there is time.',
  timeLimit: 10,
  background: { id: 'spaceship', mood: 'blue' },
  door: { of: 'airlock-door', name: 'Airlock', says: 'AIRLOCK 7. INSERT CREW CARD.', lock: { key: 'card' } },
  items: [
    {
      id: 'locker',
      of: 'locker',
      says: 'A label: NAME OF OUR PROBE, PLEASE.',
      saysOpened:
        'A coat for a planet with weather, a ball, a postcard of a beach. And at the bottom, a spare fuse.',
      hints: ['The probe called one last time. Somebody wrote it down.'],
      lock: {
        password: 'ORION 7',
        alsoAccepts: ['ORION', 'ORION SEVEN'],
        wrongText: 'NO PROBE OF OURS, blinks the locker.',
      },
      hides: 'fuse',
      width: 14,
      at: { x: 1.2, y: 47.4 },
    },
    {
      id: 'computer',
      of: 'control-panel',
      name: 'Computer',
      says: 'LOG 41. We lost the probe behind the third moon. Last call sign received: ORION 7. I will miss it.',
      width: 21,
      at: { x: 62.2, y: 57.9 },
    },
    {
      id: 'fuseBox',
      of: 'fuse-box',
      name: 'Fuse box',
      says: 'CABIN POWER, LINES, KETTLE. And in pencil: the eighth fuse is in my locker, where I keep everything.',
      saysOpened:
        'Eight fuses, and the eighth one glows. Something on the wall begins to hum, and the kettle too. One lamp stays red: the plant.',
      lock: { key: 'fuse' },
      hides: 'phone',
      width: 13,
      at: { x: 30.1, y: 50.5 },
    },
    {
      id: 'safe',
      of: 'safe',
      color: 'gunmetal',
      name: 'Crew safe',
      says: 'The dial is for show. Behind it is a pad of ten keys, and room for four figures.',
      saysOpened: 'Two shelves, empty but for one card.',
      hints: ['The engineer told the figures to somebody who is always listening.'],
      lock: {
        password: '4471',
        face: { type: 'digits' },
        wrongText: 'The pad blinks twice. In this ship that is a no.',
      },
      hides: 'card',
      width: 15,
      at: { x: 80.5, y: 70.7 },
    },
    {
      id: 'phone',
      of: 'telephone',
      name: 'Emergency line',
      says: 'A tired voice, over and over: “Emergency line. Crew safe: four, four, seven, one. I repeat: 4471.” Then, quieter: “And water the plant.”',
      width: 8,
      at: { x: 64, y: 38.2 },
    },
    {
      id: 'fuse',
      of: 'fuse',
      color: 'blue',
      name: 'Spare fuse',
      width: 5.8,
      at: { x: 6.7, y: 69.1 },
    },
    {
      id: 'card',
      of: 'key-card',
      name: 'Crew card',
      width: 6.0,
      at: { x: 86.2, y: 72.8 },
    },
    {
      id: 'memo',
      of: 'note',
      color: 'blue',
      name: "Engineer's memo",
      says: 'If you read this, I made it out. Your card is in the crew safe. I put the figures on the emergency line: somebody is always listening. If the line is dead, mend it. You know where I keep things.',
      width: 6.5,
      at: { x: 89.3, y: 13.5 },
    },
    {
      id: 'plant',
      of: 'plant',
      color: 'white',
      says: 'The only crew member left. It is thriving.',
      width: 10,
      at: { x: 27.9, y: 71.5 },
    },
  ],
  spots: [
    {
      id: 'porthole',
      name: 'Porthole',
      rect: { x: 8.7, y: 9.4, width: 31.5, height: 41 },
      says: 'A ringed planet, and a moon that is somebody’s. Behind it you think you see a small light, and it does not blink back.',
    },
    {
      id: 'starMap',
      name: 'Star map',
      rect: { x: 68.3, y: 12.8, width: 17.5, height: 24.5 },
      says: 'Four rings around a sun, four worlds, and a list of eight probes by what is left in their tanks. The last one is ours. It was ours.',
    },
  ],
};
