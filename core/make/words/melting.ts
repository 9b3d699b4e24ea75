/** German prepositions that melt with an article behind them. */
export const MELTING: readonly (readonly [before: string, article: string, melted: string])[] = [
  ['in', 'dem', 'im'],
  ['in', 'das', 'ins'],
  ['an', 'dem', 'am'],
  ['an', 'das', 'ans'],
  ['zu', 'dem', 'zum'],
  ['zu', 'der', 'zur'],
  ['von', 'dem', 'vom'],
  ['bei', 'dem', 'beim'],
];
