import { shuffle } from '../../lock/shuffle.ts';
import { chooseOne } from './choose.ts';
import type { Idea, Occasion } from './model.ts';
import { platesFor } from './platesFor.ts';

/** A paper tells who is taller than whom; players put four people in order of height. */
export const byHeight: Idea = {
  id: 'by-height',
  level: 3,
  fromAge: 8,
  sort: 'pieces',
  kind: 'worked',
  isLast: true,
  make: (kit) => {
    const { chance, tell, author, other } = kit;
    const order = shuffle([other(), other(), other(), other()], chance);
    const [one = '', two = '', three = '', four = ''] = order;
    const plates = platesFor(order);
    const facts = shuffle(
      [
        tell(TALLER, { more: one, less: two }),
        tell(TALLER, { more: two, less: three }),
        tell(TALLER, { more: three, less: four }),
      ],
      chance,
    );
    const by = author();
    const { clue, inscription } = chooseOne(OCCASIONS, chance);
    return {
      parameters: order.join(' '),
      answer: {
        password: order.map((name) => 'abcd'[plates.indexOf(name)]).join(' '),
        face: { type: 'order', pieces: plates.map((text) => ({ type: 'word', text })) },
      },
      clues: [{ of: kit.papers, author: by, says: tell(clue, { facts: facts.join(' ') }) }],
      size: 4,
      inscription: tell(inscription),
      hints: [tell(METHOD), tell(CLOSER, { one, four })],
    };
  },
};

const TALLER = {
  en: [
    '{more} is taller than {less}.',
    '{less} [looks up to {more}|borrows trousers from {more} and rolls them up].',
    '{less} is smaller than {more}[, even with a hat|].',
  ],
  de: [
    '{more} ist größer als {less}.',
    '{less} [schaut zu {more} auf|trägt Hosen von {more}, dreimal umgekrempelt].',
    '{less} ist kleiner als {more}[, sogar mit Hut|].',
  ],
};

const OCCASIONS: readonly Occasion[] = [
  {
    inscription: {
      en: ['LINE UP, TALLEST ON THE LEFT', '“As in the photograph, [tallest on the left|tall ones first].”'],
      de: [
        'AUFSTELLEN, DIE GRÖSSTEN NACH LINKS',
        '„Wie auf dem Foto, [die Größten nach links|große zuerst].“',
      ],
    },
    clue: {
      en: [
        'I had to line them up for a photograph. {facts} [I am not in the picture, I held the ladder|It took all morning].',
      ],
      de: [
        'Ich sollte alle für ein Foto aufstellen. {facts} [Ich bin nicht mit drauf, ich hielt die Leiter|Es dauerte den ganzen Vormittag].',
      ],
    },
  },
  {
    inscription: {
      en: ['THE TALLEST FIRST', '“[By the door frame|As measured], tall ones first.”'],
      de: ['DIE GRÖSSTEN ZUERST', '„[Wie am Türrahmen|Wie gemessen], große zuerst.“'],
    },
    clue: {
      en: [
        '{facts} [I measured them all at the door frame|They asked me to settle it], and now nobody speaks to me.',
      ],
      de: [
        '{facts} [Ich habe alle am Türrahmen gemessen|Ich sollte den Streit schlichten], und nun redet keiner mehr mit mir.',
      ],
    },
  },
];

const METHOD = {
  en: ['[Begin with whoever is smaller than nobody|Look for the one who looks up to nobody].'],
  de: ['[Fang mit der Person an, die niemand überragt|Such zuerst, wer zu niemandem aufschaut].'],
};

const CLOSER = {
  en: ['{one} is the tallest, {four} the smallest.'],
  de: ['{one} ist am größten, {four} am kleinsten.'],
};
