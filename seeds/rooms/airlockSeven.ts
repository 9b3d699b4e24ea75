import type { Recipe } from '../../core/recipe/model.ts';

/** A sealed airlock: a screen to switch on, a call sign, a radio, a card. */
export const airlockSeven: Recipe = {
  id: 'airlock-seven',
  order: 1,
  roomName: 'Airlock Seven',
  introduction:
    'The hatch behind you sealed itself four minutes ago. The hatch ahead wants a card.\n\nThe crew is gone, the lights are on, and the ship is politely counting down. Whatever the last engineer knew is still in this room: on a screen, in a locker, on the air.',
  timeLimit: 8,
  background: { id: 'spaceship', mood: 'blue' },
  door: { of: 'slide-door', name: 'Airlock', says: 'AIRLOCK 7. INSERT CREW CARD.', lock: { key: 'card' } },
  items: [
    {
      id: 'locker',
      of: 'locker',
      at: { x: 66, y: 45.85 },
      says: 'A label: NAME OF OUR PROBE, PLEASE.',
      lock: { password: 'ORION 7' },
      hides: 'memo',
    },
    {
      id: 'computer',
      of: 'computer',
      says: 'LOG 41. We lost the probe behind the third moon. Last call sign received: ORION 7. I will miss it.',
    },
    {
      id: 'safe',
      of: 'safe',
      color: 'gunmetal',
      at: { x: 80, y: 69 },
      name: 'Crew safe',
      says: 'Four figures.',
      lock: { password: '4471' },
      hides: 'card',
    },
    {
      id: 'radio',
      of: 'radio',
      color: 'teal',
      says: 'Static. Then a tired voice, over and over: "Emergency band. Crew safe: four, four, seven, one. I repeat: 4471."',
    },
    { id: 'card', of: 'key-card', name: 'Crew card', at: { x: 84, y: 77 } },
    {
      id: 'memo',
      of: 'note',
      name: "Engineer's memo",
      at: { x: 71.5, y: 58 },
      says: 'If you read this, I made it out. Your card is in the crew safe. I put the figures on the emergency band: somebody is always listening.',
    },
    {
      id: 'plant',
      of: 'plant',
      color: 'white',
      at: { x: 33, y: 60 },
      says: 'The only crew member left. It is thriving.',
    },
  ],
};
