import { type Chance, shuffle } from '../../../lock/shuffle.ts';
import type { QuestionPair } from '../model.ts';

/** Lists of questions as teachers have them, one pair a line, parted by "=". */
const POOLS = {
  french: `the key = la clé / la clef; the window = la fenêtre; the cellar = la cave; the light = la lumière
    behind the painting = derrière le tableau; I am free! = Je suis libre !; the tree = l’arbre; the sea = la mer
    four hundred and twelve = 412; ten past ten = dix heures dix; left, right, right = gauche, droite, droite
    red, blue, green = rouge, bleu, vert; the snow = la neige; the bread = le pain; the house = la maison
    the night = la nuit; to sing = chanter; the heart = le cœur; the school = l’école; today = aujourd’hui
    the child = l’enfant; twenty-two = vingt-deux`,
  dates: `Fall of the Bastille = 14.07.1789; First man on the moon = 1969; Fall of the Wall = 9.11.1989
    Columbus reaches America = 1492; End of the Second World War = 1945; Printing press = 1450; Magna Carta = 1215
    Battle of Hastings = 1066; French Revolution = 1789; Moon landing, day and month = 20.07.; Titanic sinks = 1912
    First Olympic Games = 776 BC; Rome founded = 753 BC; First World War begins = 1914; Euro coins = 2002
    Wall Street crash = 1929; Chernobyl = 1986; Channel Tunnel = 1994; Great Fire of London = 1666; Waterloo = 1815`,
  sums: `7 × 8 = 56; 12 × 12 = 144; 1000 - 1 = 999; 15 + 27 = 42; 144 / 12 = 12; 3³ = 27; 81 - 18 = 63; 25 × 4 = 100
    2 + 2 = 4; 17 × 3 = 51; 1 / 4 = 0.25; 9 × 9 = 81; 500 / 2 = 250; 11 × 11 = 121; 64 / 8 = 8; 7 × 7 = 49
    99 + 2 = 101; 13 × 2 = 26; 360 / 12 = 30; 18 × 5 = 90; 6! = 720`,
  chemistry: `Water = H2O; Table salt = NaCl; Gold = Au; Iron = Fe; Carbon dioxide = CO2; Sodium = Na; Oxygen = O2
    Sulfuric acid = H2SO4; Methane = CH4; Ammonia = NH3; Silver = Ag; Lead = Pb; Potassium = K; Tin = Sn; Copper = Cu
    Atomic number of carbon = 6; pH of pure water = 7; Hydrochloric acid = HCl; Ozone = O3; Neon’s symbol = Ne`,
  capitals: `France = Paris; Germany = Berlin; Italy = Rome; Spain = Madrid; Portugal = Lisbon; Austria = Vienna / Wien
    Poland = Warsaw; Greece = Athens; Norway = Oslo; Sweden = Stockholm; Denmark = Copenhagen; Finland = Helsinki
    Ireland = Dublin; Hungary = Budapest; Czechia = Prague; Turkey = Ankara; Egypt = Cairo; Japan = Tokyo
    Peru = Lima; Canada = Ottawa`,
  riddles: `What has hands and cannot clap? = a clock; What gets wetter as it dries? = a towel
    What has keys and opens nothing? = a piano; What has an eye and cannot see? = a needle; What runs and never walks? = water
    What has teeth and cannot bite? = a comb; What is full of holes and holds water? = a sponge; What has a neck and no head? = a bottle
    What goes up and never comes down? = age; What can you catch and not throw? = a cold; What has words and never speaks? = a book
    What breaks when you say it? = silence; What has a bed and never sleeps? = a river; What follows you all day? = a shadow
    The more you take, the more you leave. = footsteps; It is yours, others use it more. = your name
    What has a thumb and four fingers and is not alive? = a glove; What has one head, one foot and four legs? = a bed`,
  german: `the key = der Schlüssel; the door = die Tür; the street = die Straße; beautiful = schön; green = grün
    the size = die Größe; to listen = zuhören; the exercise = die Übung; the apple trees = die Apfelbäume; over = über
    half past two = halb drei; a quarter to nine = Viertel vor neun; red, yellow, black = rot, gelb, schwarz
    left, left, up = links, links, oben; the doctor = der Arzt; the train = der Zug; the kitchen = die Küche
    five o’clock = fünf Uhr; the bird = der Vogel; sweet = süß; the music = die Musik`,
  lists: `The planets nearest to the sun, nearest first = Mercury, Venus, Earth; Rainbow from the top = red, orange, yellow, green
    Butterfly from the beginning = egg → caterpillar → chrysalis → butterfly; Seasons from January = winter, spring, summer and autumn
    Smallest to largest = atom, molecule, cell; The way home = north, east, east; Traffic light from below = green, yellow, red
    Rivers by length = Nile, Amazon, Yangtze; Poem by its stages = draft, proof, print; Train from Paris leaves at = 14:25
    School ends at = 3:45 pm; Lunch is at = ten to one; Reigns in order = Henry, Edward, Mary, Elizabeth
    Rock cycle = magma, granite, sand, sandstone; Alphabet = alpha, beta, gamma, delta; Flag of Italy = green, white, red
    Flag of Germany = black, red, yellow; Countdown = three, two, one`,
} as const;
export type Subject = keyof typeof POOLS;
export const SUBJECTS = Object.keys(POOLS) as readonly Subject[];

/** Returns so many questions of a subject, fewer if it has no more. */
export function listOf(subject: Subject, count: number, chance: Chance): readonly QuestionPair[] {
  const pairs = POOLS[subject].split(/[;\n]/).map((line) => {
    const [question = '', answer = ''] = line.split(' = ');
    return { question: question.trim(), answer: answer.trim() };
  });
  return shuffle(pairs, chance).slice(0, count);
}
