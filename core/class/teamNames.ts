/**
 * The colours of the teams' pennants, by team number: the ninth team has the first one again.
 * `pennantOf` draws them.
 */
export const PENNANT_COLOURS = ['rose', 'blue', 'green', 'amber', 'violet', 'teal', 'rust', 'ivory'] as const;

/**
 * The words of team names. A material has the colour of the team's pennant, so that no "Copper Owls" hang
 * out a blue one; two materials have the same colour. There are sixteen animals.
 */
const WORDS = {
  en: {
    materials: {
      rose: ['Coral', 'Ruby'],
      blue: ['Cobalt', 'Sapphire'],
      green: ['Jade', 'Moss'],
      amber: ['Amber', 'Honey'],
      violet: ['Lavender', 'Plum'],
      teal: ['Lagoon', 'Turquoise'],
      rust: ['Copper', 'Rust'],
      ivory: ['Ivory', 'Chalk'],
    },
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
    materials: {
      rose: ['Korallen', 'Rubin'],
      blue: ['Kobalt', 'Saphir'],
      green: ['Jade', 'Moos'],
      amber: ['Bernstein', 'Honig'],
      violet: ['Lavendel', 'Pflaumen'],
      teal: ['Lagunen', 'Türkis'],
      rust: ['Kupfer', 'Rost'],
      ivory: ['Elfenbein', 'Kreide'],
    },
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
  const first = chance % animals.length;
  const turned = Math.floor(chance / animals.length) % 2;
  return Array.from({ length: count }, (_, team) => {
    const round = Math.floor(team / PENNANT_COLOURS.length);
    const colour = PENNANT_COLOURS[team % PENNANT_COLOURS.length] ?? PENNANT_COLOURS[0];
    const material = materials[colour][(round + turned) % 2];
    // Every second round begins one animal later, since it has the materials of a former one.
    const animal = animals[(first + team * 5 + Math.floor(round / 2)) % animals.length];
    return `${material}${join}${animal}`;
  });
}
