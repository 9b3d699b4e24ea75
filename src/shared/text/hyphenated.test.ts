import { expect, it } from 'vitest';
import { catalogueNames } from '../../editor/text/de/catalogueNames.ts';
import { hyphenated, SHORT } from './de/hyphenated.ts';

it('breaks compounds where their parts are joined', () => {
  const shown = ['Sicherungskasten', 'Überwachungskamera', 'Vorhängeschloss-Schlüssel', 'Wanduhr'].map(
    (name) => hyphenated(name).replaceAll('\u00AD', '|'),
  );
  expect(shown).toEqual([
    'Sicherungs|kasten',
    'Über|wachungs|kamera',
    'Vorhänge|schloss-Schlüssel',
    'Wanduhr',
  ]);
});

it('lets every name of the library be broken into lines of the palette', () => {
  const long = Object.values(catalogueNames).filter((name) =>
    hyphenated(name)
      .split(/[\s\u00AD-]/)
      .some((part) => part.length > SHORT + 1),
  );
  expect(long).toEqual([]);
});
