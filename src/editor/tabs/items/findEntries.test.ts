import { afterEach, expect, it } from 'vitest';
import { OWN_COLLECTION } from '../../../../core/catalogue/upload.ts';
import { chooseLanguage } from '../../../shared/language/language.ts';
import { CATALOGUE, CHEST, NOTE } from '../../store/testing/catalogue.ts';
import { findEntries, type Group } from './findEntries.ts';

afterEach(() => chooseLanguage('en'));

const namesOf = (query: string, group: Group | null = null, items = CATALOGUE) =>
  findEntries(items, { group, query }).map(({ name }) => name);

it('shows everything that is active, what a first puzzle needs first and the doors last, named in the present language', () => {
  const items = [NOTE, { ...CHEST, is_active: false }, ...CATALOGUE];
  expect(namesOf('', null, items)).toEqual(['Chest', 'Key', 'Note', 'Note', 'Door']);
  chooseLanguage('de');
  expect(namesOf('', 'Storage', items)).toEqual(['Truhe']);
});

it.each(['en', 'de'] as const)('finds names and tags of every language while %s speaks', (language) => {
  chooseLanguage(language);
  for (const query of ['chest', ' TRUHE', 'storage', 'verstauen'])
    expect(namesOf(query)).toEqual([language === 'en' ? 'Chest' : 'Truhe']);
  expect(namesOf('schrank')).toEqual([]);
});

it('A1 finds names by what is typed for their letters elsewhere', () => {
  const own = { ...CHEST, name: 'Müllers Łyżka', collection: OWN_COLLECTION };
  for (const query of ['mueller', 'muller', 'MÜLLER', 'lyzka', 'Lyżka'])
    expect(namesOf(query, null, [own, NOTE])).toEqual(['Müllers Łyżka']);
});

it('leaves their names to the things that somebody uploaded', () => {
  chooseLanguage('de');
  expect(namesOf('', 'mine', [NOTE, { ...CHEST, collection: OWN_COLLECTION }])).toEqual(['Chest']);
});

it('sorts own items first, of any kind', () => {
  const own = { ...NOTE, name: 'Poem', collection: OWN_COLLECTION };
  expect(namesOf('', null, [CHEST, own])).toEqual(['Poem', 'Chest']);
});

it('finds by what people call things otherwise, in both languages', () => {
  for (const query of ['paper', 'clue', 'Hinweis', 'Papier']) expect(namesOf(query)).toContain('Note');
  for (const query of ['treasure', 'Schatz']) expect(namesOf(query)).toEqual(['Chest']);
  expect(namesOf('zeppelin')).toEqual([]);
});

it('puts first what is called just so, then what begins so or is named so at all, then what has to do with it', () => {
  const torn = { ...NOTE, id: 'torn', name: 'Torn paper' };
  const letter = { ...CHEST, id: 'letter', name: 'Note' };
  const paper = { ...NOTE, id: 'paper', name: 'Paper' };
  const weight = { ...NOTE, id: 'weight', name: 'Paperweight' };
  const found = namesOf('paper', null, [letter, torn, weight, paper]);
  expect(found).toEqual(['Paper', 'Paperweight', 'Torn paper', 'Note']);
});
