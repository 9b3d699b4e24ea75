import type { Recipe, RecipeItem, RecipeSpot } from '../../core/recipe/model.ts';
import { closeUpItems, closeUpSpots } from './armchairCloseUps.ts';

const STUDY: readonly RecipeItem[] = [
  {
    id: 'rug',
    of: 'rug',
    says: 'The rug is warm, from below. In the hollow under it lies a cloth, and under the cloth are boards, as warm as a stove. More there is not.',
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
    color: 'copper',
    says: 'Mountains. A plate on the frame: AS SEEN FROM MY DESK. And smaller: It opens to whoever greets my four companions in the order in which they came to me. A touch will do.',
    saysOpened:
      'A click, and the picture swings aside on hinges. Behind it, in its shadow, is an iron hatch with a glint of brass. Look closer.',
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
    says: 'Ten past ten, somewhere. On the back of its case somebody has drawn a sun: where he says he is, it always shines.',
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
    says: 'Stickers from everywhere. The lock folds up, and under it are coloured stones to press: MY HONOURS, FROM LEFT TO RIGHT.',
    saysOpened: 'Two shirts, still folded, and a key. He travels light.',
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
  {
    id: 'armchair',
    of: 'armchair',
    color: 'leather',
    says: 'His armchair. The dent in it is forty years deep, and under the cushion are crumbs from all over the world.',
    width: 15,
    at: { x: 28.6, y: 65.4 },
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
    says: 'Other people’s books. His own have a shelf to themselves.',
    leadsTo: 'shelf',
  },
];

/** A study with five close-ups: six scenes, and every way of opening except a typed code. */
export const armchairExplorer: Recipe = {
  id: 'armchair-explorer',
  order: 8,
  roomName: 'The Armchair Explorer',
  introduction:
    'Sir Ambrose Tilt has written eleven books about the ends of the earth. Eleven neighbours swear that he has never once left his study.\n\nThe Evening Post wants proof by tonight, so here you are. Mrs Pell took your hat, said that Sir Ambrose had just gone down to the gate for the paper, which was not like him at all, and shut the garden door behind you. The tea on his desk is still warm, and a minute ago the floor gave a small, polite jolt.',
  timeLimit: 25,
  ending:
    '“Thank you,” says the door, and beyond it there is a garden path again. Slippers are coming along it, not in sight yet. In forty years Sir Ambrose Tilt has left his study once, tonight, for as long as it takes to fetch the paper. It went without him.\n\n“So that is what it looks like from here,” says his voice.\n\nYou have your proof: the neighbours are right, and so are the books. He never went anywhere; his study did. Nobody will ever print how far you got.',
  background: { id: 'study', mood: 'burgundy' },
  startName: 'Study',
  scenes: [
    {
      id: 'desk',
      name: 'On the desk',
      kind: 'closeUp',
      background: { id: 'desk-top', mood: 'mahogany-wheels' },
    },
    {
      id: 'drawer',
      name: 'In the drawer',
      kind: 'closeUp',
      background: { id: 'drawer-inside', mood: 'mahogany' },
    },
    {
      id: 'shelf',
      name: 'His own shelf',
      kind: 'closeUp',
      background: { id: 'shelf-near', mood: 'travels' },
    },
    {
      id: 'wall',
      name: 'Behind the painting',
      kind: 'closeUp',
      background: { id: 'behind-picture', mood: 'burgundy' },
    },
    {
      id: 'machine',
      name: 'Behind the hatch',
      kind: 'closeUp',
      background: { id: 'machine-panel', mood: 'brass' },
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
