import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** At the lock stand numbers; a paper tells that each of them is a letter: 1 is A, 2 is B, and so on. */
export const countedLetters: Idea = {
  id: 'counted-letters',
  level: 2,
  fromAge: 8,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, lock, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const by = author();
    const numbers = [...word].map((letter) => letter.charCodeAt(0) - 64);
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { lock }) }],
      size: word.length,
      inscription: tell(INSCRIPTION, { numbers: numbers.join(' – ') }),
      hints: [tell(METHOD), tell(CLOSER, { number: String(numbers[0]), letter: word.slice(0, 1) })],
    };
  },
};

const INSCRIPTION = {
  en: ['{numbers}', '“{numbers}. [In one word, please|Spell it].”'],
  de: ['{numbers}', '„{numbers}. [In einem Wort bitte|Buchstabiere].“'],
};

const CLUE = {
  en: [
    'I keep accounts, even of words. A comes first and is 1, Z comes last, and [{lock} has been entered correctly|so it stands on {lock}]. [Letters are only numbers with manners|I can count, I just cannot spell].',
    'At school we sat by the alphabet, Anna on chair 1, Bert on chair 2. [I still call people by their chairs|The chairs are gone]. With {lock} it is [the same|no different].',
    'There are twenty-six coat hooks in the hall, one for each letter, numbered from the door. [I never say what hangs there, only where|Names are forgotten, hooks stay]. That goes for {lock}, too.',
    'My typewriter lost its letters and kept its figures, so I count: A, one; B, two; [and so on to the bell|it takes an afternoon]. {lock} [was lettered with it|got the best of it].',
  ],
  de: [
    'Ich führe über alles Buch, auch über Wörter. A kommt zuerst und ist die 1, Z kommt zuletzt, und [gebucht ist {lock} ganz richtig|so steht es auf {lock:d}]. [Buchstaben sind auch nur Zahlen, bloß höflicher|Rechnen kann ich, nur nicht schreiben].',
    'In der Schule saßen wir nach dem Alphabet, Anna auf Stuhl 1, Bert auf Stuhl 2. [Ich nenne die Leute noch heute nach ihren Stühlen|Die Stühle sind fort]. Mit {lock:d} [ist es ebenso|war es nicht anders].',
    'Im Flur hängen sechsundzwanzig Haken, für jeden Buchstaben einer, gezählt von der Tür an. [Was dort hängt, sage ich nie, nur wo|Namen vergisst man, Haken bleiben]. Das gilt auch für {lock:a}.',
    'Meine Schreibmaschine hat die Buchstaben verloren und die Ziffern behalten, also zähle ich: A, eins; B, zwei; [und so weiter, bis es klingelt|das dauert einen Nachmittag]. [Beschriftet damit ist auch {lock}|Das Beste davon hat {lock}].',
  ],
};

const METHOD = {
  en: [
    'Each number stands for a letter[ of the alphabet|, counted in the alphabet].',
    'The alphabet can be counted, too.',
  ],
  de: [
    'Jede Zahl steht für einen Buchstaben[ des Alphabets|, gezählt im Alphabet].',
    'Auch das Alphabet lässt sich abzählen.',
  ],
};

const CLOSER = {
  en: ['A is 1, B is 2, and so on: {number} is {letter}.'],
  de: ['A ist 1, B ist 2 und so weiter: {number} ist {letter}.'],
};
