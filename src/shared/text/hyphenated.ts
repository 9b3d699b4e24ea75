/** Last parts of the library's German and English compounds, for hyphenation; longer ones first. */
const PARTS = [
  ...[
    'projektor',
    'schlüssel',
    'kästchen',
    'scheibe',
    'leuchter',
    'rüstung',
    'wachungs',
    'zeiger',
    'schleuse',
    'kammer',
  ],
  ...[
    'schrank',
    'schloss',
    'vorhang',
    'automat',
    'dreher',
    'hocker',
    'kasten',
    'kamera',
    'anlage',
    'schalter',
  ],
  ...['schrift', 'zimmer', 'tempel', 'tresor', 'knöpfe', 'kajüte', 'fernseher', 'schirm', 'schaft', 'abteil'],
  ...[
    'aufnahmen',
    'tränke',
    'ventil',
    'räder',
    'regal',
    'tafel',
    'karte',
    'lampe',
    'hebel',
    'käfig',
    'brett',
  ],
  ...[
    'phagus',
    'torte',
    'ballons',
    'welle',
    'phone',
    'stein',
    'tisch',
    'raum',
    'büro',
    'turm',
    'haus',
    'flur',
    'luke',
    'lade',
    'wand',
  ],
  ...['phagus', 'father', 'driver', 'bread'],
  ...['feld', 'sack', 'teil', 'pult', 'tür', 'tor', 'uhr', 'rad'],
].sort((one, other) => other.length - one.length);

/** Maximum number of letters that fit on a line of the palette's tiles. */
export const SHORT = 10;

const SOFT_HYPHEN = '\u00AD';

/** Adds soft hyphens where compounds are joined, since not every browser can hyphenate. */
export function hyphenated(name: string): string {
  return name.replaceAll(/[\p{L}]+/gu, brokenAtJoints);
}

function brokenAtJoints(word: string): string {
  if (word.length <= SHORT) return word;
  const lower = word.toLowerCase();
  const end = PARTS.find((part) => lower.endsWith(part) && word.length - part.length >= 3);
  if (end === undefined) return word;
  const joint = word.length - end.length;
  return `${brokenAtJoints(word.slice(0, joint))}${SOFT_HYPHEN}${word.slice(joint)}`;
}
