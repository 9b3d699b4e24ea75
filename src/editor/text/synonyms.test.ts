import { expect, it } from 'vitest';
import { searchBeginnings } from './catalogueNames.ts';
import { catalogueNames } from './de/catalogueNames.ts';
import { synonymsOf } from './synonyms.ts';

it.each([
  ['microscope', 'Magnifying glass'],
  ['Mikroskop', 'Magnifying glass'],
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

it.each([
  'microscope Mikroskop telescope Fernglas photo Foto newspaper Zeitung ladder Leiter sofa Sofa keyboard Tastatur',
  'tablet speaker Lautsprecher lantern Laterne bulb Glühbirne cable Kabel basket Papierkorb guitar Gitarre bell',
  'alarm Wecker stopwatch Stoppuhr whiteboard Kreide teacher Lehrer skeleton Skelett trophy Pokal passport wallet',
  'Geldbeutel dice Würfel remote Fernbedienung ring Halskette sword Schwert pan Pfanne car Auto glass Reagenzglas',
])('knows something for each everyday word of teachers: %s', (sample) => {
  const known = new Set(Object.keys(catalogueNames).flatMap((name) => synonymsOf(name).split(' ')));
  expect(sample.split(' ').filter((word) => !known.has(word))).toEqual([]);
});

it('a word that no name has asks the library for what has to do with it', () => {
  for (const word of ['microscope', 'sofa', 'car']) expect(searchBeginnings(word).length).toBeGreaterThan(1);
});

it('knows no other words of what is not of the library', () => {
  expect(synonymsOf('Zeppelin')).toBe('');
});
