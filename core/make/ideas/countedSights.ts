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
  isCounted: true,
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
    'I forget figures, so I keep them [on the walls|where I cannot lose them]:\n{one}\n{two}\n{three}\n{four}\n[Nobody has noticed|They have been there all along].',
    'What I reckon up when nobody talks to me, in this order:\n{one}\n{two}\n{three}\n{four}\n[There is a number to everything|I have never been bored].',
    'Four figures, and the room knows them by heart:\n{one}\n{two}\n{three}\n{four}\n[It would never tell of its own accord|I only had to look round].',
    'Whoever asks me for the number gets a walk round the room:\n{one}\n{two}\n{three}\n{four}\n[Most of them forget to count|One sees so little while one is looking for a door].',
  ],
  de: [
    'Zahlen vergesse ich, darum bewahre ich sie auf, [wo jeder sie sieht|wo sie nicht verloren gehen]:\n{one}\n{two}\n{three}\n{four}\n[Gemerkt hat es noch keiner|Da waren sie die ganze Zeit].',
    'Was ich zusammenzähle, wenn keiner mit mir redet, immer der Reihe nach:\n{one}\n{two}\n{three}\n{four}\n[Alles hat seine Zahl|Langweilig war mir nie].',
    'Vier Ziffern, und der Raum kann sie auswendig:\n{one}\n{two}\n{three}\n{four}\n[Von selbst sagt er sie keinem|Ich musste mich nur umsehen].',
    'Wer mich nach der Zahl fragt, bekommt einen Rundgang:\n{one}\n{two}\n{three}\n{four}\n[Die meisten vergessen dabei das Zählen|Man sieht so wenig, wenn man nur die Tür sucht].',
  ],
};

const INSCRIPTION = {
  en: [
    'LOOK ROUND AND COUNT',
    '“[It is all before your eyes|Look up from the paper]. [Number by number|Figure by figure].”',
  ],
  de: [
    'SIEH DICH UM UND ZÄHL',
    '„[Du hast alles vor Augen|Sieh einmal auf vom Papier]. [Zahl für Zahl|Ziffer für Ziffer].“',
  ],
};

const METHOD = {
  en: ['{by} lists what is painted, built or hung here: look for it in the place itself.'],
  de: ['{by} nennt, was hier gemalt, gebaut oder aufgehängt ist: Such es im Raum selbst.'],
};

const CLOSER = {
  en: [
    'Each line makes one figure. Begin with {one}.',
    'A figure for every line, and the first line is: {one}.',
    'From top to bottom, one figure each; at the top: {one}.',
  ],
  de: [
    'Jede Zeile ergibt eine Ziffer. Die erste: {one}.',
    'Für jede Zeile eine Ziffer, und die erste Zeile ist: {one}.',
    'Von oben nach unten je eine Ziffer, zuoberst: {one}.',
  ],
};
