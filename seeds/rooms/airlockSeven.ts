import type { Recipe } from '../../core/recipe/model.ts';

/** A sealed airlock: the last words of a probe, a fuse, a voice on the line, a card; the star map is read in two ways. */
export const airlockSeven: Recipe = {
  id: 'airlock-seven',
  order: 3,
  roomName: 'Airlock Seven',
  introduction:
    'The hatch behind you sealed itself four minutes ago. The hatch ahead wants a card.\n\nThe crew is gone, the lights are on, and the ship is politely counting down. Whatever the last engineer knew is still in this room: on a screen, in a locker, at the other end of a line that is dead for want of a fuse.',
  ending:
    'The hatch sighs and lets you out onto a bridge between the stars. At its far end, below a small red light, somebody is waiting, too far away to be seen.\n\n“Did you water the plant?” asks the engineer’s voice from the wall. You did not. The hatch is still open; there is time.',
  timeLimit: 10,
  background: { id: 'spaceship', mood: 'blue' },
  door: { of: 'airlock-door', name: 'Airlock', says: 'AIRLOCK 7. INSERT CREW CARD.', lock: { key: 'card' } },
  items: [
    {
      id: 'locker',
      of: 'locker',
      says: 'Behind the label is a screen with keys. CALL SIGN OF THE PROBE WE LOST: ORION, AND A NUMBER.',
      saysOpened:
        'A coat for a planet with weather, a ball, a postcard of a beach. And at the bottom, a spare fuse.',
      hints: [
        'The probe called one last time. Somebody wrote down what it said, but not which it was.',
        'The star map shows what is left in each tank, the first Orion on top.',
      ],
      lockMaterial: 'terminal',
      lock: {
        password: 'ORION 7',
        alsoAccepts: ['ORION SEVEN', 'ORION NO 7', 'ORION NUMBER 7'],
        toldBy: ['computer', 'starMap'],
        wrongText:
          'NOT THE ONE WE LOST, OR NOT ITS WHOLE NAME, blinks the locker. THEY ARE CALLED ORION 1 TO ORION 8.',
      },
      hides: 'fuse',
      width: 14,
      at: { x: 1.2, y: 47.4 },
    },
    {
      id: 'computer',
      of: 'control-panel',
      name: 'Computer',
      says: 'LOG 41. An Orion is lost behind the moon out there. Its last words: “Tank as good as empty. Lovely view.” I will miss it.',
      width: 21,
      at: { x: 62.2, y: 57.9 },
    },
    {
      id: 'fuseBox',
      of: 'fuse-box',
      name: 'Fuse box',
      says: 'On the lid: CABIN POWER, KETTLE, EMERGENCY LINE. And in pencil: the line has blown its fuse; the spare is in my locker.',
      saysOpened:
        'The emergency line is alive. Below the memo a piece of the wall turns over, and on its back hangs an intercom.',
      lock: { key: 'fuse' },
      hides: 'phone',
      width: 12,
      at: { x: 31, y: 53.6 },
    },
    {
      id: 'safe',
      of: 'safe',
      color: 'graphite',
      name: 'Crew safe',
      says: 'Ten keys, and a screen that waits for four figures.',
      saysOpened: 'Two shelves, empty but for one card.',
      hints: [
        'The engineer told the figures to somebody who is always listening.',
        'Count the rings from the sun. On which of them runs the largest world, and on which the next?',
      ],
      lock: {
        password: '2413',
        toldBy: ['phone', 'starMap'],
        face: { type: 'digits' },
        wrongText: 'The pad blinks twice. In this ship that is a no.',
      },
      hides: 'card',
      width: 15,
      at: { x: 80.5, y: 70.7 },
    },
    {
      id: 'phone',
      of: 'intercom',
      color: 'slate',
      name: 'Emergency line',
      says: 'A tired voice, over and over: “Crew safe. The four figures are on the wall: each world has a ring of its own. Count the rings from the sun, and pack as for any journey, the largest first.” Then, quieter: “And water the plant.”',
      width: 7,
      at: { x: 89.3, y: 34 },
    },
    {
      id: 'fuse',
      of: 'fuse',
      color: 'blue',
      name: 'Spare fuse',
      width: 4.4,
      at: { x: 7.4, y: 70.2 },
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
      says: 'I made it out, so can you. Your card is in the crew safe, and I told the emergency line how that opens: somebody is always listening there. Without its fuse, though, the intercom stays in the wall. You know where I keep things.',
      width: 6.5,
      at: { x: 89.3, y: 13.5 },
    },
    {
      id: 'plant',
      of: 'plant',
      color: 'white',
      says: 'The last of the crew on board. It is thriving, and thirsty.',
      width: 10,
      at: { x: 27.9, y: 71.5 },
    },
  ],
  spots: [
    {
      id: 'console',
      name: 'Console',
      rect: { x: 15.2, y: 51, width: 18.4, height: 24.6 },
      says: 'The stick steers nothing any more, and the green line is your own pulse.',
    },
    {
      id: 'mug',
      name: 'Mug',
      rect: { x: 29.6, y: 48.8, width: 3.6, height: 5.8 },
      says: 'Still steaming. So it was four minutes.',
    },
    {
      id: 'lights',
      name: 'Five lights',
      rect: { x: 70.2, y: 42, width: 13.8, height: 5.6 },
      says: 'They tell how the ship feels. You press one, and it feels pressed.',
    },
    {
      id: 'panel',
      name: 'Loose panel',
      rect: { x: 78, y: 57.8, width: 10, height: 11 },
      says: 'It hangs by its last screw. Somebody has been at the wires, and has thought better of it.',
    },
    {
      id: 'porthole',
      name: 'Porthole',
      rect: { x: 8.7, y: 9.4, width: 31.5, height: 41 },
      says: 'A ringed planet and its moon. Somewhere behind the moon an Orion has a lovely view, and nobody to tell.',
    },
    {
      id: 'starMap',
      name: 'Star map',
      rect: { x: 67, y: 11.3, width: 19.8, height: 28.2 },
      says: 'Four rings around a sun: on the inmost a plum, then a melon, a pea and an orange. Beside them eight tanks, that of Orion 1 on top. The one next to the last is as good as empty.',
    },
  ],
};
