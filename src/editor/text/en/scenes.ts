import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number } = createFormats('en');

/** Texts of scenes: the strip, a scene's settings, ways between scenes. */
export const scenesText = {
  title: 'Scenes',
  unnamed: (place: number) => `Scene ${number(place)}`,
  start: 'Start',
  items: (amount: number) => counted(amount, 'thing', 'things'),
  kinds: { place: 'Place', closeUp: 'Close-up' },
  /** Label of a tile. */
  tile: (name: string, kind: string, items: string) => `${name}, ${kind}, ${items}`,
  add: 'Add scene',
  newKinds: {
    place: { label: 'A place', help: 'Another room, a cellar, a garden.' },
    closeUp: { label: 'A close-up', help: 'The inside of a drawer, a desk up close.' },
  },
  setUp: 'Set up this scene',
  name: 'Name of the scene',
  namePlaceholder: 'The cellar',
  kind: 'Kind',
  kindHelp: {
    start: 'Players start in this scene, so it cannot be a close-up.',
    door: 'The door is in this scene, so it cannot be a close-up.',
    place: 'Players see its name once they have been there.',
    closeUp: 'Opens over the place players came from, and leads back to it.',
  },
  background: 'Background',
  changeBackground: 'Change the background',
  order: 'Order',
  earlier: 'Earlier',
  later: 'Later',
  duplicate: 'Duplicate',
  remove: 'Delete',
  startHelp: 'Players start in the first scene. It cannot be deleted.',
  noWayHere: 'Nothing leads here yet. Select a thing in another scene and let it lead here, under “Clicks”.',
  nextHelp: 'Select something in the room to lock it, hide something in it or give it a text.',
  deleting: {
    title: (name: string) => `Delete ${name}?`,
    text: (items: string) =>
      `Also deleted: ${items}. The door is kept and moves to the first scene. Things that lead here will lead nowhere. “Undo” brings everything back.`,
    moveTo: 'Move its things to',
    move: 'Move, then delete',
    withItems: 'Delete with its things',
    cancel: 'Cancel',
  },
  empty: 'This scene is still empty.',
  itemScene: 'Scene',
  leadsTo: (scene: string) => `Leads to: ${scene}`,
  opening: 'When it opens',
  changes: 'Changes the background of',
  changesNothing: 'No scene',
  changesTo: 'It then looks like this',
  mood: (background: string, mood: string) => `${background}, ${mood}`,
  language: 'Language',
  languageHelp: 'The language your room is written in. Screen readers use it, and players can search by it.',
  ending: 'Ending',
  endingHelp: 'What players read once they are out.',
  endingPlaceholder: 'The door swings open. Fresh air…',
  fullness: 'How full the room is',
  full: {
    items: (used: number, limit: number) => `${number(used)} of ${number(limit)} things`,
    scenes: (used: number, limit: number) => `${number(used)} of ${number(limit)} scenes`,
    size: (used: number, limit: number) => `${number(used)} of ${number(limit)} kB`,
  },
};
