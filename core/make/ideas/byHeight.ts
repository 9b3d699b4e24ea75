import { shuffle } from '../../lock/shuffle.ts';
import { askFor } from './asks.ts';
import type { Idea } from './model.ts';

/** A paper tells who is taller than whom; players put four people in order of height. */
export const byHeight: Idea = {
  id: 'by-height',
  level: 3,
  fromAge: 8,
  isLast: true,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const order = [author(), author(), author(), author()];
    const [one = '', two = '', three = '', four = ''] = order;
    const plates = order.toSorted();
    const facts = shuffle(
      [
        tell(TALLER, { more: one, less: two }),
        tell(TALLER, { more: two, less: three }),
        tell(TALLER, { more: three, less: four }),
      ],
      chance,
    );
    const by = author();
    return {
      parameters: order.join(' '),
      answer: {
        password: order.map((name) => 'abcd'[plates.indexOf(name)]).join(' '),
        face: { type: 'order', pieces: plates.map((text) => ({ type: 'word', text })) },
      },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, facts: facts.join(' ') }) }],
      asks: `${askFor(kit, 'pieces')} ${tell(WANTED)}`,
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

const CLUE = {
  en: [
    '{by} [had to line them up for a photograph|measured everybody at the door frame]: “{facts}”',
    '“{facts} [I only hold the ladder|I am not in the picture].” {by}.',
  ],
  de: [
    '{by} [sollte alle für ein Foto aufstellen|hat alle am Türrahmen gemessen]: „{facts}“',
    '„{facts} [Ich halte nur die Leiter|Ich bin nicht mit auf dem Bild].“ {by}.',
  ],
};

const WANTED = {
  en: ['[Engraved above|On the frame]: THE TALLEST FIRST.'],
  de: ['[Darüber eingraviert|Auf dem Rahmen]: DIE GRÖSSTEN ZUERST.'],
};

const METHOD = {
  en: ['[Begin with whoever is smaller than nobody|Look for the one who looks up to nobody].'],
  de: ['[Fang mit der Person an, die niemand überragt|Such zuerst, wer zu niemandem aufschaut].'],
};

const CLOSER = {
  en: ['{one} is the tallest, {four} the smallest.'],
  de: ['{one} ist am größten, {four} am kleinsten.'],
};
