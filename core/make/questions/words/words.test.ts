import { describe, expect, it } from 'vitest';
import { createChance } from '../../../lock/shuffle.ts';
import { MADE_LANGUAGES } from '../../words/language.ts';
import { sentencesOf } from '../../words/sentencesOf.ts';
import { namesOf } from '../../words/things.ts';
import { asPhrases } from './asPhrases.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { languageOfAnswers } from './languageOfAnswers.ts';
import { MARKS } from './marks.ts';
import { namedThing } from './Named.ts';
import { nameOwner } from './nameOwner.ts';
import { placeWords } from './placeWords.ts';
import { QuestionTeller } from './QuestionTeller.ts';

const desk = namesOf('desk', false);
const chest = namesOf('chest', false);
const letter = namesOf('letter', false);
const old = { adjective: { en: 'old', de: 'alt' } };

/** All lists of templates within the phrases of a language. */
function templatesIn(part: unknown): readonly (readonly string[])[] {
  if (typeof part !== 'object' || part === null) return [];
  const values = Object.values(part);
  const isTemplates = Array.isArray(part) && values.every((value) => typeof value === 'string');
  return isTemplates ? [part as readonly string[]] : values.flatMap(templatesIn);
}

describe('names of made things', () => {
  it('have their forms in English', () => {
    const note = namedThing(letter, 'en', { mark: MARKS.eye });
    expect(note.name).toBe('Letter with an eye');
    expect(['The', 'the', 'a', 'A'].map(note.in)).toEqual([
      'The letter with the eye',
      'the letter with the eye',
      'a letter with an eye',
      'A letter with an eye',
    ]);
    expect(namedThing(desk, 'en', old).in('a')).toBe('an old desk');
    expect(namedThing(namesOf('door', true), 'en', { tail: 'to the kitchen' }).name).toBe(
      'Door to the kitchen',
    );
  });

  it('have their cases in German', () => {
    const cases = ['der', 'den', 'dem', 'ein', 'einen', 'einem', 'Er', 'ihn', 'ihm'];
    expect(cases.map(namedThing(desk, 'de', old).in)).toEqual([
      ...['der alte Schreibtisch', 'den alten Schreibtisch', 'dem alten Schreibtisch'],
      ...['ein alter Schreibtisch', 'einen alten Schreibtisch', 'einem alten Schreibtisch'],
      ...['Er', 'ihn', 'ihm'],
    ]);
    expect(cases.map(namedThing(chest, 'de', { mark: MARKS.eye }).in)).toEqual([
      ...['die Truhe mit dem Auge', 'die Truhe mit dem Auge', 'der Truhe mit dem Auge'],
      ...['eine Truhe mit Auge', 'eine Truhe mit Auge', 'einer Truhe mit Auge'],
      ...['Sie', 'sie', 'ihr'],
    ]);
    expect(namedThing(letter, 'de', { mark: MARKS.sun }).name).toBe('Brief mit Sonne');
  });

  it('fail for a form that no thing has: a broken template', () => {
    expect(() => namedThing(desk, 'de').in('des')).toThrow(RangeError);
    expect(() => nameOwner({ name: 'Ada', isWoman: true }, 'en').in('they')).toThrow(RangeError);
  });
});

const USUAL = ['One.', 'Two.', 'Three.'];
const VOICED = ['Uno.', 'Due.'];

describe('the voice of a theme', () => {
  it('is written in the templates of questions, one wording of each', () => {
    const chance = createChance('seed');
    const inGerman = asPhrases(['An {part:d} ist {device}. {lock} hat {thing:a}.'], 'de', chance);
    expect(inGerman).toEqual(['An {dem part} ist {device}. {Der lock} hat {den thing}.']);
    const [inEnglish = ''] = asPhrases(['{lock} [hums|sings] for {someone}, like {one}.'], 'en', chance);
    expect(inEnglish).toMatch(/^\{The lock\} (hums|sings) for \{owner\}, like \{the one\}\.$/);
  });
});

describe('the places of a room', () => {
  it('are those of the house of its theme, and behind them what a place usually is', () => {
    expect(placeWords('dungeon', 'sea', 'de')).toEqual(['Arrestzelle', 'in die Arrestzelle']);
    expect(placeWords('childs-attic', 'attic', 'de')).toEqual(['Dachboden', 'auf den Dachboden']);
    expect(placeWords('laboratory', 'school', 'en')).toEqual(['Chemistry room', 'the chemistry room']);
    expect(placeWords('manor-hall', 'sea', 'en')).toEqual(['Great hall', 'the great hall']);
    expect(placeWords('an-upload', 'sea', 'de')).toEqual(['Nebenraum', 'in den Nebenraum']);
  });
});

describe('QuestionTeller', () => {
  const teller = () => new QuestionTeller(createChance('seed'), (text) => text.includes('red'));
  const lock = namedThing(desk, 'de');

  it('melts German prepositions with their article', () => {
    const write = (template: string, noun = desk) =>
      teller().tell([template], { lock: namedThing(noun, 'de') });
    expect(write('In {dem lock} liegt es.')).toBe('Im Schreibtisch liegt es.');
    expect(write('Es hängt an {dem lock}.', chest)).toBe('Es hängt an der Truhe.');
    expect(write('Geh zu {dem lock}.', chest)).toBe('Geh zur Truhe.');
    expect(write('Geh an {den lock}.', namesOf('bookcase', false))).toBe('Geh ans Bücherregal.');
  });

  it('says nothing twice while there is anything else, and nothing that tells an answer', () => {
    const one = teller();
    const templates = ['A red one.', 'Two. And three.', 'Four. Two.', 'Five.'];
    const said = [1, 2, 3].map(() => one.tell(templates, {}));
    expect(said.toSorted()).toEqual(['A red one.', 'Five.', said.find((text) => text.includes('Two'))]);
    expect(said.at(-1)).toBe('A red one.');
  });

  it('lets the voice of the theme speak first, and every second time', () => {
    const one = teller();
    const said = [1, 2, 3, 4, 5].map(() => one.tell(USUAL, {}, VOICED));
    expect(said.map((text) => VOICED.includes(text))).toEqual([true, false, true, false, false]);
  });

  it('says something new or nothing', () => {
    const one = teller();
    expect([1, 2, 3].map(() => one.tellNew(['A red one.', 'Blue.'], {}))).toEqual(['Blue.', null, null]);
  });

  it('fails for a slot without a filling', () => {
    expect(() => teller().tell(['{den thing}'], { lock })).toThrow(RangeError);
  });

  it.each(MADE_LANGUAGES)('has templates of which each has forms for all its slots: %s', (language) => {
    const phrases = language === 'de' ? german : english;
    const thing = namedThing(chest, language);
    const owner = nameOwner(phrases.owners[0] ?? { name: '', isWoman: false }, language);
    const things = { lock: thing, paper: thing, key: thing, thing, hider: thing, door: thing, owner };
    const texts = {
      mark: ':star:',
      marks: ':sun:',
      contents: 'x',
      keys: 'x',
      papers: 'x',
      face: 'x',
      place: 'x',
    };
    const { owners: _, ...templates } = phrases;
    let count = 0;
    for (const template of templatesIn(templates).flat()) {
      expect(teller().tell([template], { ...things, ...texts })).not.toMatch(/[{}]/);
      count++;
    }
    expect(count).toBeGreaterThan(250);
  });

  it.each(MADE_LANGUAGES)('has no template twice: %s', (language) => {
    const all = templatesIn(language === 'de' ? german : english).flat();
    expect(all.filter((template, at) => all.indexOf(template) < at)).toEqual([]);
  });
});

describe('sentencesOf', () => {
  it('ends no sentence at a title, and none at a colon', () => {
    expect(sentencesOf('“Mr. Fenn is in.” He knows: all.\n\nDoes he?')).toEqual([
      '“Mr Fenn is in',
      'He knows: all',
      'Does he',
    ]);
  });
});

describe('languageOfAnswers', () => {
  it.each([
    [['la clé', 'la fenêtre', 'le chat', 'l’arbre'], 'fr'],
    [['die Tür', 'der Hund', 'zuhören'], 'de'],
    [['el gato', 'la puerta', 'los libros'], 'es'],
    [['the cat', 'to run'], 'en'],
    [['412', 'Paris', 'la clé'], null],
    [['la clé'], null],
  ])('%j: %s', (answers, language) => {
    expect(languageOfAnswers(answers)).toBe(language);
  });
});
