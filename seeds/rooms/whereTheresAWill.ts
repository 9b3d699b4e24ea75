import type { Recipe, RecipeItem, RecipeSpot } from '../../core/recipe/model.ts';

const HALL: readonly RecipeItem[] = [
  {
    id: 'piano',
    of: 'piano',
    says: 'The niece was to practise every day. It has been locked since 1908, and from under the keyhole folds out a very short piano. On its lid: HER LULLABY.',
    saysOpened:
      'It hums the rest by itself. Among the hammers lies the niece’s key; here she would never have looked.',
    hints: ['A lullaby hangs where children sleep.'],
    lock: {
      password: 'so mi mi fa re',
      face: { type: 'melody' },
      wrongText: 'In her frame the niece winces. You are nearly sure of it.',
    },
    hides: 'nieceKey',
    width: 22,
    at: { x: 11.4, y: 49 },
  },
  {
    id: 'nieceKey',
    of: 'skeleton-key',
    color: 'copper',
    name: 'Niece’s key',
    width: 5,
    at: { x: 20, y: 55.6 },
  },
  {
    id: 'suitcase',
    of: 'suitcase',
    color: 'burgundy',
    name: 'Uncle’s suitcase',
    says: 'He has been about to leave since 1911. The lock folds up, and under it are coloured stones to press: RINGS, AS THEY GO ON THE PEG.',
    saysOpened: 'Two clean shirts, for emergencies, and the cat’s key. No cat goes near a suitcase.',
    hints: ['Some rings are jewels, and some are toys. Somebody upstairs can see these.'],
    lock: {
      password: 'red blue green yellow',
      isInPicture: true,
      face: { type: 'colours' },
      wrongText: 'It stays shut. It is used to staying.',
    },
    hides: 'catKey',
    width: 13.5,
    at: { x: 61.6, y: 76.8 },
  },
  { id: 'catKey', of: 'padlock-key', name: 'Cat’s key', width: 4.4, at: { x: 67.4, y: 81.1 } },
  {
    id: 'rules',
    of: 'note',
    name: 'Rules of the nursery',
    says: 'RULES OF THE NURSERY\n\nQuiet until breakfast. No cats in the doll’s house. Cake departs at 15:35, on time.\n\nYour uncle',
    width: 6,
    at: { x: 36.2, y: 38 },
  },
  {
    id: 'will',
    of: 'letter',
    name: 'The will',
    says: '“Item: one chest in the nursery. It opens to what this family is made of, and in this order.\n\n:crown: :fish: :key: :heart:\n\nThe crown we lost at cards. The fish was the cat’s.”',
    width: 7,
    at: { x: 45.4, y: 80.6 },
  },
];

const HALL_SPOTS: readonly RecipeSpot[] = [
  {
    id: 'stairs',
    name: 'Stairs',
    rect: { x: 14, y: 28, width: 14.5, height: 18 },
    says: 'Up to the nursery.',
    leadsTo: 'nursery',
  },
  {
    id: 'uncle',
    name: 'Portrait of the uncle',
    rect: { x: 20, y: 13.4, width: 6, height: 14.2 },
    says: 'The uncle, in a frame. It was quickly painted: he was about to leave.',
  },
  {
    id: 'niece',
    name: 'Portrait of the niece',
    rect: { x: 30.6, y: 20.4, width: 6.6, height: 14.8 },
    says: 'The niece, in a frame, with a bow. She has just been asked to play something.',
  },
  {
    id: 'mina',
    name: 'Portrait of Great-Aunt Mina',
    rect: { x: 78, y: 19, width: 10.6, height: 23 },
    says: 'Great-Aunt Mina, in the largest frame. She would not miss this for the world.',
  },
  {
    id: 'cat',
    name: 'Portrait of the cat',
    rect: { x: 90, y: 24.6, width: 7.6, height: 17.6 },
    says: 'The cat, in the fourth frame and a ruff. It hangs askew; she did that.',
  },
  {
    id: 'sir',
    name: 'Sir',
    rect: { x: 65.5, y: 26.5, width: 9, height: 43 },
    says: 'The only knight, in the only niche. He has been in the family longest and has never once interrupted.',
  },
  {
    id: 'chandelier',
    name: 'Chandelier',
    rect: { x: 43, y: 7.4, width: 19, height: 12.6 },
    says: 'Six candles on an iron ring. It went to the spiders, by an earlier will.',
  },
  {
    id: 'archway',
    name: 'Archway',
    rect: { x: 2.4, y: 42.6, width: 8.6, height: 31.4 },
    says: 'The way to the kitchen. The cook has locked herself in until you have all gone.',
  },
  {
    id: 'sheet',
    name: 'Armchair under a sheet',
    rect: { x: 78.6, y: 51.6, width: 16, height: 28.4 },
    says: 'You lift the sheet. An armchair, and it is still warm: the notary read sitting down.',
  },
];

const NURSERY: readonly RecipeItem[] = [
  {
    id: 'clock',
    of: 'wall-clock',
    name: 'Nursery clock',
    says: 'Ten past ten, and it stays that, until somebody pushes the hands. Behind the dial a cuckoo waits for the right time. In a child’s writing: WHEN IS CAKE?',
    saysOpened:
      'The dial swings open. Among the works hangs Mina’s own key: she never asked anybody what time it was.',
    hints: [
      'The uncle’s rules hang in the hall, where no child could read them.',
      'He writes as railways do. A nursery clock says 3 where they say 15.',
    ],
    lock: { password: '3:35', face: { type: 'clock' }, wrongText: 'It ticks once, out of pity.' },
    hides: 'minaKey',
    scene: 'nursery',
    width: 18,
    at: { x: 40.4, y: 27 },
  },
  {
    id: 'minaKey',
    of: 'master-key',
    color: 'gold',
    name: 'Mina’s key',
    scene: 'nursery',
    width: 4.4,
    at: { x: 51.2, y: 36.7 },
  },
  {
    id: 'chest',
    of: 'chest',
    color: 'toy',
    name: 'Toy chest',
    says: 'The lock plate folds down: twenty-four little pictures for very small fingers. WHAT ARE WE MADE OF?',
    saysOpened: 'No toys: a key. Sir is too old for this. He was made aged forty.',
    hints: ['What the family is made of, she has put in her will.'],
    lock: { password: 'crown fish key heart', face: { type: 'symbols' } },
    hides: 'sirKey',
    scene: 'nursery',
    width: 16.5,
    at: { x: 19.4, y: 71.2 },
  },
  {
    id: 'sirKey',
    of: 'skeleton-key',
    color: 'silver',
    name: 'Sir’s key',
    scene: 'nursery',
    width: 5.4,
    at: { x: 24.9, y: 75.3 },
  },
  {
    id: 'gift',
    of: 'gift-box',
    name: 'Present',
    says: 'Wrapped in 1911. Under the bow are three wheels of figures and a card: FOR MY BROTHER, WHO HAS PEOPLE TO COUNT FOR HIM. CANDLES OVERHEAD, FACES IN FRAMES, KNIGHTS IN NICHES.',
    saysOpened: 'A great deal of tissue paper, and the uncle’s key. He had never sent anybody up to count.',
    hints: ['All that is to be counted is in the hall.', 'The cat has a face as well.'],
    lock: {
      password: '6 4 1',
      isInPicture: true,
      face: { type: 'wheels', wheels: [{ type: 'digits' }, { type: 'digits' }, { type: 'digits' }] },
      wrongText: 'The bow pulls itself tighter.',
    },
    hides: 'uncleKey',
    scene: 'nursery',
    width: 10.4,
    at: { x: 74.6, y: 74.6 },
  },
  {
    id: 'uncleKey',
    of: 'padlock-key',
    color: 'steel',
    name: 'Uncle’s key',
    scene: 'nursery',
    width: 4.6,
    at: { x: 77.2, y: 78.1 },
  },
  {
    id: 'lullaby',
    of: 'note',
    color: 'rose',
    name: 'Lullaby',
    says: 'For the niece, to be sung until one of us sleeps:\n\n:so: :mi: :mi: :fa: :re:\n\nHer nurse',
    scene: 'nursery',
    width: 6,
    at: { x: 30.4, y: 54 },
  },
  {
    id: 'hatch',
    of: 'trapdoor',
    name: 'Hatch',
    says: 'The way you came. It falls shut by itself, like everybody in this house.',
    saysOpened: 'It opens with a yawn: a ladder, and below it the stairs to the hall.',
    leadsTo: 'start',
    scene: 'nursery',
    width: 18,
    at: { x: 41, y: 74.8 },
  },
];

const NURSERY_SPOTS: readonly RecipeSpot[] = [
  {
    id: 'window',
    name: 'Round window',
    scene: 'nursery',
    rect: { x: 21.2, y: 20.8, width: 16.6, height: 29 },
    shape: 'ellipse',
    says: 'The moon over other people’s roofs. Other people are on speaking terms.',
  },
  {
    id: 'drawing',
    name: 'Drawing',
    scene: 'nursery',
    rect: { x: 19.2, y: 54.8, width: 7.4, height: 10.4 },
    says: 'A house and a sun, and nobody at home. The niece, aged six.',
  },
  {
    id: 'toys',
    name: 'Shelf of toys',
    scene: 'nursery',
    rect: { x: 66, y: 28.4, width: 15.6, height: 16 },
    says: 'A bear, three bricks, and a peg with four rings: the red one went on first, then the blue one, the green one and the yellow one, and a knob keeps them there.',
  },
  {
    id: 'dollsHouse',
    name: 'Doll’s house',
    scene: 'nursery',
    rect: { x: 81, y: 46.8, width: 17.8, height: 33.5 },
    says: 'A light in every window, and behind each of them somebody who sulks.',
  },
  {
    id: 'horse',
    name: 'Rocking horse',
    scene: 'nursery',
    rect: { x: 0.5, y: 53, width: 19.5, height: 30.5 },
    says: 'Like the uncle, it has been on the point of leaving for years.',
  },
];

/**
 * A room for several players: five locks in two places, all reachable from the start, each with its answer in the other
 * place.
 */
export const whereTheresAWill: Recipe = {
  id: 'where-theres-a-will',
  order: 1,
  roomName: 'Where There’s a Will',
  introduction:
    'Great-Aunt Mina has left her house to five heirs: her brother, her niece, her cat, a suit of armour, and herself. “I may come back,” says the will.\n\nThe five have agreed on nothing since 1911. So she had five locks put on the garden door, and hid each key where its owner would never look. The notary has read it out, locked up behind himself and gone to supper. He wishes you joy of one another.',
  timeLimit: 15,
  ending:
    'Five keys turn at once, the first thing that this family has ever done together. Outside it is morning, and the path goes over the hills to wherever there is breakfast.\n\nThe house goes to the cat. It was in the small print, and she alone had read it.',
  debrief:
    'Which lock took you longest, and what did you try before it opened?\nWho in your team saw something that nobody else had seen?\nWhere did you look in vain, and why did you think that something had to be there?',
  background: { id: 'manor-hall', mood: 'candlelit' },
  startName: 'Hall',
  scenes: [
    { id: 'nursery', name: 'Nursery', kind: 'place', background: { id: 'childs-attic', mood: 'night' } },
  ],
  door: {
    of: 'garden-door',
    color: 'crimson',
    name: 'Garden door',
    says: 'Five keyholes, in no order. UNCLE, NIECE, CAT, SIR, MINA: ALL OF YOU, PLEASE.',
    hints: [
      'Two keys are in the hall and three are in the nursery. What opens the one is told in the other.',
    ],
    lock: { key: ['uncleKey', 'nieceKey', 'catKey', 'sirKey', 'minaKey'] },
  },
  items: [...HALL, ...NURSERY],
  spots: [...HALL_SPOTS, ...NURSERY_SPOTS],
};
