import { expect, it } from 'vitest';
import { itemCatalogue } from '../../../art/catalogue.ts';
import { catalogueNames } from '../../editor/text/de/catalogueNames.ts';
import { hyphenated, SHORT } from './hyphenated.ts';

it('breaks compounds where their parts are joined', () => {
  const shown = [
    'Sicherungskasten',
    'Überwachungskamera',
    'Vorhängeschloss-Schlüssel',
    'Wanduhr',
    'Grandfather clock',
  ].map((name) => hyphenated(name).replaceAll('\u00AD', '|'));
  expect(shown).toEqual([
    'Sicherungs|kasten',
    'Über|wachungs|kamera',
    'Vorhänge|schloss-Schlüssel',
    'Wanduhr',
    'Grand|father clock',
  ]);
});

it('lets every name of the library be broken into lines of the palette', () => {
  const longParts = (names: readonly string[], most: number) =>
    names.filter((name) =>
      hyphenated(name)
        .split(/[\s\u00AD-]/)
        .some((part) => part.length > most),
    );
  expect(longParts(Object.values(catalogueNames), SHORT + 1)).toEqual([]);
  expect(
    longParts(
      itemCatalogue.map(({ name }) => name),
      SHORT,
    ),
  ).toEqual([]);
});
