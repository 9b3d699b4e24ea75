import { shuffle } from '../../lock/shuffle.ts';
import type { Noun } from '../words/noun.ts';
import { askCounts, FIGURES } from './askCounts.ts';
import type { Idea } from './model.ts';

/** Fewest things to count that a place has to show. */
const LEAST = 2;

/** A paper names what players count in the place itself, such as the windows; each number is a figure of the code. */
export const countedSights: Idea = {
  id: 'counted-sights',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'seen',
  needsSights: LEAST,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const sights = shuffle(kit.sights, chance);
    const asked = askCounts(sights, kit);
    const by = author();
    const [one = '', two = '', three = '', four = ''] = asked.map(({ term }) => term);
    const code = asked.map(({ figure }) => figure).join('');
    return {
      parameters: `${sights.map(({ noun }) => noun.en).join(' ')} ${code}`,
      answer: { password: code, face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: by, title: TITLE, says: tell(CLUE, { one, two, three, four }) },
        ...sights.map((sight) => ({ of: [], sight, noun: sight.noun, says: tell(sight.says), stands: true })),
      ],
      size: FIGURES,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD, { by }), tell(CLOSER, { one })],
    };
  },
};

const TITLE: Noun = { en: 'list', de: 'Liste', gender: 'f' };

const CLUE = {
  en: [
    'What I look at when nobody talks to me, in the order in which I look:\n{one}\n{two}\n{three}\n{four}\n[There is a number to everything|I have never been bored].',
    'If it burns, save these first:\n{one}\n{two}\n{three}\n{four}\n[And count whether they are all there|Not one may be missing].',
  ],
  de: [
    'Wohin ich sehe, wenn keiner mit mir redet, immer der Reihe nach:\n{one}\n{two}\n{three}\n{four}\n[Alles hat seine Zahl|Langweilig war mir nie].',
    'Falls es brennt, zuerst retten:\n{one}\n{two}\n{three}\n{four}\n[Und nachzählen, ob alle da sind|Fehlen darf davon keins].',
  ],
};

const INSCRIPTION = {
  en: [
    'LOOK ROUND AND COUNT',
    '“[It is all before your eyes|Raise your eyes from the paper], [number by number|figure by figure].”',
  ],
  de: [
    'SIEH DICH UM UND ZÄHL',
    '„[Du hast alles vor Augen|Sieh einmal auf vom Papier], [Zahl für Zahl|Ziffer für Ziffer].“',
  ],
};

const METHOD = {
  en: ['{by} lists what is painted, built or hung here: look for it in the place itself.'],
  de: ['{by} nennt, was hier gemalt, gebaut oder aufgehängt ist: Such es im Raum selbst.'],
};

const CLOSER = {
  en: ['Each line makes one figure. Begin with {one}.'],
  de: ['Jede Zeile ergibt eine Ziffer. Die erste: {one}.'],
};
