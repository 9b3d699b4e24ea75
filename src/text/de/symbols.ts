import type { SymbolSign } from '../../../core/lock/signs.ts';

/** The signs of locks and plaques in German. */
export const symbols: Readonly<Record<SymbolSign, string>> = {
  star: 'Stern',
  moon: 'Mond',
  sun: 'Sonne',
  cloud: 'Wolke',
  bolt: 'Blitz',
  drop: 'Tropfen',
  flame: 'Flamme',
  leaf: 'Blatt',
  tree: 'Baum',
  flower: 'Blume',
  mountain: 'Berg',
  wave: 'Welle',
  fish: 'Fisch',
  bird: 'Vogel',
  eye: 'Auge',
  hand: 'Hand',
  heart: 'Herz',
  crown: 'Krone',
  key: 'Schlüssel',
  bell: 'Glocke',
  anchor: 'Anker',
  hourglass: 'Sanduhr',
  skull: 'Schädel',
  spiral: 'Spirale',
};
