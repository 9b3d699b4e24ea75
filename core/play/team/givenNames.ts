/** Names that the game gives (T9): a character and an animal. In German all animals are masculine, as the adjectives are. */
const WORDS = {
  en: {
    kinds: [
      'Brave',
      'Bright',
      'Calm',
      'Clever',
      'Curious',
      'Eager',
      'Gentle',
      'Happy',
      'Keen',
      'Lucky',
      'Merry',
      'Nimble',
      'Quick',
      'Quiet',
      'Sly',
      'Witty',
    ],
    animals: [
      'Badger',
      'Beaver',
      'Falcon',
      'Ferret',
      'Fox',
      'Hare',
      'Heron',
      'Lynx',
      'Magpie',
      'Marten',
      'Mole',
      'Otter',
      'Owl',
      'Raven',
      'Stoat',
      'Swift',
    ],
  },
  de: {
    kinds: [
      'Flinker',
      'Fröhlicher',
      'Gewitzter',
      'Heller',
      'Kluger',
      'Kühner',
      'Listiger',
      'Mutiger',
      'Munterer',
      'Neugieriger',
      'Ruhiger',
      'Sanfter',
      'Schlauer',
      'Schneller',
      'Stiller',
      'Wacher',
    ],
    animals: [
      'Biber',
      'Dachs',
      'Falke',
      'Fuchs',
      'Hase',
      'Igel',
      'Kauz',
      'Kranich',
      'Luchs',
      'Maulwurf',
      'Marder',
      'Otter',
      'Rabe',
      'Reiher',
      'Specht',
      'Uhu',
    ],
  },
} as const;

/** Returns a name that the game gives: always the same for the same number, and none of those taken unless all are. */
export function givenName(language: string, number: number, taken: readonly string[]): string {
  const { kinds, animals } = WORDS[language.startsWith('de') ? 'de' : 'en'];
  const count = kinds.length * animals.length;
  for (let tried = 0; tried < count; tried++) {
    // 37 shares no factor with the number of names, so that its multiples reach each of them.
    const place = (number + tried * 37) % count;
    const name = `${kinds[place % kinds.length]} ${animals[Math.floor(place / kinds.length)]}`;
    if (!taken.includes(name)) return name;
  }
  return `${kinds[0]} ${animals[0]}`;
}
