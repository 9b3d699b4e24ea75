import type { Recipe, RecipeItem, RecipeSpot } from '../../core/recipe/model.ts';
import { closeUpItems, closeUpSpots } from './armchairCloseUps.ts';

const STUDY: readonly RecipeItem[] = [
  {
    id: 'rug',
    of: 'rug',
    says: 'The rug is warm, from below. Under it a ladder goes down into the light, and far below something is going by.',
    width: 30,
    at: { x: 37.4, y: 79.4 },
  },
  {
    id: 'desk',
    of: 'desk',
    says: 'A roll-top desk.',
    saysOpened:
      'The top rolls up with a sigh: green leather, and more on it than one sees from here. Look closer.',
    leadsTo: 'desk',
    width: 22.5,
    at: { x: 60.7, y: 51.9 },
  },
  {
    id: 'globe',
    of: 'globe',
    width: 8.5,
    says: 'Well travelled, for a globe. It opens at the equator, on two bottles and the stars of both halves.',
    at: { x: 72, y: 35.9 },
  },
  {
    id: 'painting',
    of: 'painting',
    says: 'Mountains. A plate on the frame: AS SEEN FROM MY DESK. And smaller: It opens to whoever greets my four companions in the order in which they came to me. A touch will do.',
    saysOpened:
      'A click, and the picture swings aside on hinges. Behind it is a niche of bare bricks; but they are painted on a blind, and the blind rolls up as you come near. Look closer.',
    hints: [
      'His diary knows who came when.',
      'The companions stand about in the study: globe, fern, general, clock. In which order did they come?',
    ],
    lock: { sequence: ['globe', 'fern', 'general', 'clock'] },
    leadsTo: 'wall',
    width: 12,
    at: { x: 26.2, y: 8.4 },
  },
  {
    id: 'clock',
    of: 'clock',
    says: 'Ten past ten, somewhere. It has never got used to all this travelling: in its case a cog has come loose.',
    width: 12,
    at: { x: 28.2, y: 31.8 },
  },
  {
    id: 'general',
    of: 'bust',
    color: 'bronze',
    name: 'General',
    says: 'The general. You tip his head back, and still he looks down on everybody, on the clock most of all.',
    width: 12,
    at: { x: 2.4, y: 52.6 },
  },
  {
    id: 'fern',
    of: 'fern',
    name: 'Fern',
    says: 'From the islands. Somebody waters it, and in its pot somebody keeps a lamp on for it.',
    width: 14,
    at: { x: 15.2, y: 66.4 },
  },
  {
    id: 'suitcase',
    of: 'suitcase',
    color: 'teal',
    says: 'Stickers from everywhere. Coloured stones to press, and a plate: MY HONOURS, FROM LEFT TO RIGHT.',
    saysOpened: 'An empty pocket, an old letter and a key. He travels light.',
    hints: ['Honours hang on ribbons. He keeps his in a drawer.'],
    lock: {
      password: 'red green yellow blue',
      isInPicture: true,
      face: { type: 'colours' },
      wrongText: 'The suitcase is not impressed.',
    },
    hides: 'goldKey',
    width: 13.5,
    at: { x: 82.6, y: 76.4 },
  },
  { id: 'goldKey', of: 'skeleton-key', name: 'Gold key', width: 5.5, at: { x: 87.8, y: 80.2 } },
];

const STUDY_SPOTS: readonly RecipeSpot[] = [
  {
    id: 'portrait',
    name: 'Portrait',
    rect: { x: 68.6, y: 13.6, width: 8, height: 20.4 },
    says: 'Old Mr Tilt. He went as far as the gate, once, and wrote a book about it.',
  },
  {
    id: 'window',
    name: 'Window',
    rect: { x: 2.5, y: 6, width: 24, height: 46 },
    says: 'Dusk over hills that do not quite stand still. It must be the old glass.',
  },
  {
    id: 'bookcase',
    name: 'Bookcase',
    rect: { x: 81.4, y: 9, width: 17, height: 52 },
    says: 'Other people’s books, and among them his own eleven. Eight have never been opened. Three are worn with reading; from left to right: “Over the Andes by Mule”, “Under Samarkand”, “Twice round Thule”.',
  },
];

/** A study with three close-ups: four scenes, and every way of opening except a typed code. */
export const armchairExplorer: Recipe = {
  id: 'armchair-explorer',
  order: 8,
  roomName: 'The Armchair Explorer',
  introduction:
    'Sir Ambrose Tilt has written eleven books about the ends of the earth. Eleven neighbours swear that he has never once left his study.\n\nThe Evening Post wants proof by tonight, so here you are. Mrs Pell took your hat, shut the garden door behind you and said that Sir Ambrose would be back for supper; he always is. The tea on his desk is still warm, and a minute ago the floor gave a small, polite jolt.',
  timeLimit: 25,
  ending:
    '“Thank you,” says the door, and beyond it there is a garden path again. Slippers are coming along it, not in sight yet: Sir Ambrose Tilt had stepped out to fetch the paper when his study left without him.\n\n“So that is what it looks like from here,” says his voice.\n\nYou have your proof. In forty years he never left his study; and nobody will ever print how far you got.',
  background: { id: 'study', mood: 'burgundy' },
  startName: 'Study',
  scenes: [
    {
      id: 'desk',
      name: 'On the desk',
      kind: 'closeUp',
      background: { id: 'desk-top', mood: 'mahogany' },
    },
    {
      id: 'drawer',
      name: 'In the drawer',
      kind: 'closeUp',
      background: { id: 'drawer-inside', mood: 'mahogany' },
    },
    {
      id: 'wall',
      name: 'Behind the painting',
      kind: 'closeUp',
      background: { id: 'behind-picture', mood: 'burgundy' },
    },
  ],
  door: {
    of: 'french-doors',
    name: 'Garden door',
    says: 'The handles turn, and that is all they do. “Return tickets only,” says the wood between them, like a guard, “and both halves, please.” The panes are grey, and there is no garden in them any more.',
    lock: { key: 'ticket' },
  },
  items: [...STUDY, ...closeUpItems],
  spots: [...STUDY_SPOTS, ...closeUpSpots],
};
