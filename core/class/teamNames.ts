/**
 * The words of team names. There are sixteen materials and sixteen animals, so that no two teams of a class
 * share either.
 */
const WORDS = {
  en: {
    materials: [
      'Amber',
      'Brass',
      'Chalk',
      'Cobalt',
      'Copper',
      'Coral',
      'Ivory',
      'Jade',
      'Lantern',
      'Marble',
      'Paper',
      'Silver',
      'Slate',
      'Thunder',
      'Velvet',
      'Willow',
    ],
    animals: [
      'Badgers',
      'Bats',
      'Beavers',
      'Cranes',
      'Ferrets',
      'Foxes',
      'Hares',
      'Herons',
      'Lynxes',
      'Magpies',
      'Moles',
      'Otters',
      'Owls',
      'Ravens',
      'Stoats',
      'Swifts',
    ],
    join: ' ',
  },
  de: {
    materials: [
      'Bernstein',
      'Messing',
      'Kreide',
      'Kobalt',
      'Kupfer',
      'Korallen',
      'Elfenbein',
      'Jade',
      'Laternen',
      'Marmor',
      'Papier',
      'Silber',
      'Schiefer',
      'Donner',
      'Samt',
      'Weiden',
    ],
    animals: [
      'Dachse',
      'Fledermäuse',
      'Biber',
      'Kraniche',
      'Frettchen',
      'Füchse',
      'Hasen',
      'Reiher',
      'Luchse',
      'Elstern',
      'Maulwürfe',
      'Otter',
      'Eulen',
      'Raben',
      'Wiesel',
      'Segler',
    ],
    join: '-',
  },
} as const;

/**
 * Returns the names of a session's teams in its language (Q2), all different. `chance`: a whole number, so that not
 * every class has the same.
 */
export function teamNames(language: string, count: number, chance: number): readonly string[] {
  const { materials, animals, join } = WORDS[language.startsWith('de') ? 'de' : 'en'];
  const first = chance % materials.length;
  const shift = Math.floor(chance / materials.length) % animals.length;
  return Array.from({ length: count }, (_, team) => {
    const round = Math.floor(team / materials.length);
    const material = materials[(first + team) % materials.length];
    const animal = animals[(first + shift + team * 5 + round) % animals.length];
    return `${material}${join}${animal}`;
  });
}
