import { describe, expect, it } from 'vitest';
import { createChance } from '../../../lock/shuffle.ts';
import { MADE_LANGUAGES } from '../../words/language.ts';
import { sentencesOf } from '../../words/sentencesOf.ts';
import { namesOf } from '../../words/things.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { languageOfAnswers } from './languageOfAnswers.ts';
import { MARKS } from './marks.ts';
import { namedThing } from './Named.ts';
import { nameOwner } from './nameOwner.ts';
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
