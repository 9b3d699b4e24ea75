import { expect, it } from 'vitest';
import { synonymsOf } from './synonyms.ts';

it.each([
  ['animal', 'Birdcage'],
  ['Geheimversteck', 'Cactus'],
  ['paper', 'Torn paper'],
  ['Hinweis', 'Corkboard'],
  ['Notiz', 'Note'],
  ['Fenster', 'Train door'],
  ['Pharao', 'Tomb door'],
  ['spaceship', 'Airlock'],
  ['Ausweis', 'Key card'],
])('%s finds the %s', (word, name) => {
  expect(synonymsOf(name).split(' ')).toContain(word);
});

it('knows no other words of what is not of the library', () => {
  expect(synonymsOf('Zeppelin')).toBe('');
});
