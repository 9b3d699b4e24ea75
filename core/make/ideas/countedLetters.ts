import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper has numbers; at the lock stands that each of them is a letter: 1 is A, 2 is B, and so on. */
export const countedLetters: Idea = {
  id: 'counted-letters',
  level: 2,
  fromAge: 8,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const by = author();
    const numbers = [...word].map((letter) => letter.charCodeAt(0) - 64);
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { numbers: numbers.join(' – ') }) }],
      size: word.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { number: String(numbers[0]), letter: word.slice(0, 1) })],
    };
  },
};

const INSCRIPTION = {
  en: ['A IS 1 AND Z IS 26', '“[I count|I can count] even letters: A is 1, [B is 2|Z is 26].”'],
  de: ['A IST 1 UND Z IST 26', '„[Ich zähle|Man zählt] auch Buchstaben: A ist 1, [B ist 2|Z ist 26].“'],
};

const CLUE = {
  en: [
    'I keep accounts, even of words. Booked today, item by item: {numbers}. [It balances|Nobody has ever checked my books].',
    'At school we sat by the alphabet, and I still call people by their chairs. [On the last photograph you see|Kept in after class were], from left to right: {numbers}. [The chairs are gone|We still meet on Fridays].',
    'There are twenty-six coat hooks in the hall. When I have something to say, I hang my scarves on them, one after the other: {numbers}. [The others see scarves|Nobody has ever answered].',
    'My uncle could count long before he could write, and that is how he signed everything: {numbers}. [The bank took it|He never learned the other way].',
  ],
  de: [
    'Ich führe über alles Buch, auch über Wörter. Heute gebucht, Posten für Posten: {numbers}. [Es geht auf|Nachgeprüft hat es noch keiner].',
    'In der Schule saßen wir nach dem Alphabet, und ich nenne die Leute noch heute nach ihren Stühlen. [Auf dem letzten Foto sitzen|Nachsitzen mussten], von links nach rechts: {numbers}. [Die Stühle sind fort|Freitags treffen wir uns noch].',
    'Im Flur hängen sechsundzwanzig Haken. Wenn ich etwas zu sagen habe, hänge ich Schals daran, einen nach dem anderen: {numbers}. [Die anderen sehen Schals|Geantwortet hat noch keiner].',
    'Mein Onkel konnte zählen, lange bevor er schreiben konnte, und so unterschrieb er alles: {numbers}. [Die Bank nahm es hin|Anders hat er es nie gelernt].',
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
