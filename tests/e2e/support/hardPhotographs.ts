import sharp from 'sharp';

/** A photograph that is hard to cut out. It is drawn here by code, so nobody has rights in it. */
export interface HardPhotograph {
  name: string;
  fileName: string;
  /**
   * Whether the backdrop is visible through gaps in the thing, so that the test uses the option to cut gaps.
   */
  hasGaps: boolean;
  /** Set where the suggestion cuts too much, since the pot has almost the wall's colour. */
  tolerance?: number;
  /** Points of the thing that must remain, as shares of the resulting picture. */
  stays: readonly { x: number; y: number }[];
  make: () => Promise<Buffer>;
}

const [WIDTH, HEIGHT] = [900, 1100];

export const HARD_PHOTOGRAPHS: readonly HardPhotograph[] = [
  {
    name: 'Plush bear',
    fileName: 'Plush bear.jpg',
    hasGaps: false,
    stays: [
      { x: 0.5, y: 0.2 },
      { x: 0.5, y: 0.7 },
    ],
    make: () => camera(bear(), { blur: 0.9, grain: 15, quality: 68 }),
  },
  {
    name: 'Polished jug',
    fileName: 'Polished jug.jpg',
    hasGaps: false,
    stays: [
      { x: 0.62, y: 0.4 },
      { x: 0.5, y: 0.5 },
    ],
    make: () => camera(jug(), { blur: 1.3, grain: 12, quality: 74 }),
  },
  {
    name: 'Potted grass',
    fileName: 'Potted grass.jpg',
    hasGaps: true,
    tolerance: 2,
    stays: [{ x: 0.5, y: 0.85 }],
    make: () => camera(grass(), { blur: 1.1, grain: 18, quality: 66 }),
  },
];

/** A bear with brown fur of some thousand hairs, in front of a wall lit from one corner. */
function bear(): string {
  const dice = createDice();
  const browns = ['#7a4a26', '#8c5a30', '#5f3718', '#a06a3a', '#6b4020'];
  const parts: readonly Round[] = [
    { x: 450, y: 760, across: 195, down: 210 },
    { x: 450, y: 430, across: 165, down: 150 },
    { x: 320, y: 300, across: 56, down: 56 },
    { x: 580, y: 300, across: 56, down: 56 },
  ];
  const bodies = parts.map(
    ({ x, y, across, down }) => `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="url(#fur)"/>`,
  );
  const hairs = parts.flatMap((part) =>
    Array.from({ length: part.across * 8 }, () => hairOf(part, browns, dice)),
  );
  const face =
    '<circle cx="392" cy="410" r="19" fill="#120c0a"/><circle cx="508" cy="410" r="19" fill="#120c0a"/><ellipse cx="450" cy="484" rx="52" ry="38" fill="#c9a070"/><ellipse cx="450" cy="466" rx="20" ry="13" fill="#1c1210"/>';
  const defs = `${radial('fur', 0.35, ['#9a6636', '#4a2a12'])}${radial('wall', 0.2, ['#f4ecd8', '#c9bda6', '#857a68'])}${SOFT}`;
  return svgOf(defs, `${WALL}${shadow(540, 970, 270)}${bodies.join('')}${hairs.join('')}${face}`);
}

interface Round {
  x: number;
  y: number;
  across: number;
  down: number;
}

function hairOf({ x, y, across, down }: Round, colors: readonly string[], dice: () => number): string {
  const angle = dice() * Math.PI * 2;
  const far = Math.sqrt(0.6 + 0.4 * dice());
  const length = 14 + dice() * 22;
  const lean = angle + (dice() - 0.5) * 0.9;
  const from = `${round(x + across * far * Math.cos(angle))} ${round(y + down * far * Math.sin(angle))}`;
  const to = `${round(length * Math.cos(lean))} ${round(length * Math.sin(lean) + length * 0.3)}`;
  const color = colors[Math.floor(dice() * colors.length)];
  return `<path d="M${from} l${to}" stroke="${color}" stroke-width="2" stroke-linecap="round"/>`;
}

/** A brass jug that reflects the wall in its middle, on a table that reflects its foot. */
function jug(): string {
  const brass =
    '<linearGradient id="brass"><stop stop-color="#3a2a10"/><stop offset="0.18" stop-color="#e8c878"/><stop offset="0.3" stop-color="#8a6a28"/><stop offset="0.52" stop-color="#cfd4d2"/><stop offset="0.62" stop-color="#a47e34"/><stop offset="0.85" stop-color="#f0dc9c"/><stop offset="1" stop-color="#4a3614"/></linearGradient>';
  const fade =
    '<linearGradient id="fade" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0.5"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="mirror"><rect y="850" width="900" height="250" fill="url(#fade)"/></mask>';
  const table =
    '<linearGradient id="table" x2="0" y2="1"><stop stop-color="#b8bfc2"/><stop offset="1" stop-color="#d6dbdd"/></linearGradient>';
  const thing =
    '<path d="M390 200 h120 v50 q115 48 130 200 q16 190 -85 340 v60 h-210 v-60 q-101 -150 -85 -340 q15 -152 130 -200 z" fill="url(#brass)"/><ellipse cx="450" cy="200" rx="60" ry="14" fill="#2a1c0a"/><ellipse cx="390" cy="440" rx="20" ry="115" fill="#fff" opacity="0.85"/>';
  const defs = `${brass}${fade}${table}${radial('wall', 0.1, ['#dfe6ea', '#aeb9c0', '#8a949c'])}${SOFT}`;
  return svgOf(
    defs,
    `${WALL}<rect y="790" width="900" height="310" fill="url(#table)"/>${shadow(470, 852, 170)}<g mask="url(#mirror)"><g transform="translate(0 1700) scale(1 -1)">${thing}</g></g>${thing}`,
  );
}

/** Blades of grass a few pixels thin, with the wall between them, in dim light. */
function grass(): string {
  const dice = createDice();
  const greens = ['#4c6a2e', '#6a8638', '#8a9a4a', '#395424'];
  const blades = Array.from({ length: 26 }, (_, number) => {
    const lean = -Math.PI / 2 + (dice() - 0.5) * 1.4;
    const length = 360 + dice() * 240;
    const from = `${round(450 + (dice() - 0.5) * 90)} 700`;
    const bend = `${round((length / 2) * Math.cos(lean) + (dice() - 0.5) * 60)} ${round((length / 2) * Math.sin(lean))}`;
    const to = `${round(length * Math.cos(lean))} ${round(length * Math.sin(lean))}`;
    return `<path d="M${from} q${bend} ${to}" stroke="${greens[number % 4]}" stroke-width="${round(3 + dice() * 2)}" fill="none"/>`;
  });
  const pot =
    '<linearGradient id="pot"><stop stop-color="#e0e4ea"/><stop offset="0.5" stop-color="#9fb2c8"/><stop offset="1" stop-color="#4c5c74"/></linearGradient>';
  const defs = `${pot}${radial('wall', 0.75, ['#d9cfe0', '#a99db4', '#6c6278'])}${SOFT}`;
  return svgOf(
    defs,
    `${WALL}${shadow(400, 965, 210)}${blades.join('')}<path d="M330 675 h240 l-22 280 q-98 30 -196 0 z" fill="url(#pot)"/>`,
  );
}

const WALL = '<rect width="100%" height="100%" fill="url(#wall)"/>';
const SOFT =
  '<filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="28"/></filter>';

function shadow(x: number, y: number, reach: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="42" fill="#1c1424" opacity="0.42" filter="url(#soft)"/>`;
}

function radial(id: string, x: number, colors: readonly string[]): string {
  const stops = colors.map(
    (color, place) => `<stop offset="${place / (colors.length - 1)}" stop-color="${color}"/>`,
  );
  return `<radialGradient id="${id}" cx="${x}" cy="0.2" r="1.1">${stops.join('')}</radialGradient>`;
}

function svgOf(defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${content}</svg>`;
}

interface Camera {
  blur: number;
  /** The noise of the camera's sensor. */
  grain: number;
  quality: number;
}

async function camera(svg: string, { blur, grain, quality }: Camera): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const;
  const sensor = { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } as const;
  const input = await sharp({ create: sensor }).png().toBuffer();
  const seen = await sharp(Buffer.from(svg)).blur(blur).toBuffer();
  return sharp(seen)
    .composite([{ input, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
}

/** Returns the same random numbers each time. */
function createDice(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
