import sharp from 'sharp';

/** A picture as users have it. It is drawn here by code, so nobody has rights in it. */
export interface HomePicture {
  name: string;
  fileName: string;
  /** The position to choose, in the screen's words. */
  place: 'On the floor' | 'On the wall' | 'On furniture';
  /** The backdrop's colour, which the thing does not have. */
  backdrop: readonly [red: number, green: number, blue: number];
  tolerance: number;
  /** A gap through which the backdrop is visible, to be tapped: shares of the picture. */
  hole?: { x: number; y: number };
  make: () => Promise<Buffer>;
}

const [WIDTH, HEIGHT] = [900, 1100];

const VASE =
  '<path d="M360 250 Q450 220 540 250 L520 340 Q680 480 640 720 Q610 880 540 920 L360 920 Q290 880 260 720 Q220 480 380 340 Z" fill="url(#clay)"/><ellipse cx="450" cy="250" rx="90" ry="26" fill="#4a1c10"/><path d="M262 640 Q450 700 640 640" stroke="#5c2413" stroke-width="22" fill="none"/>';
const BOOK =
  '<path d="M230 300 L610 250 L680 820 L300 890 Z" fill="url(#leather)"/><path d="M610 250 L650 236 L716 800 L680 820 Z" fill="#7a5a2a"/><path d="M290 360 L565 324 L618 770 L350 818 Z" fill="none" stroke="#c8912c" stroke-width="10"/><circle cx="452" cy="570" r="70" fill="#c8912c"/>';
const KETTLE =
  '<path d="M300 520 Q450 380 600 520 Q700 760 600 900 L300 900 Q200 760 300 520 Z" fill="url(#copper)"/><path d="M610 620 Q740 580 760 470 L800 490 Q790 680 640 740 Z" fill="#8c4418"/><path d="M320 520 Q450 220 580 520" stroke="#32201a" stroke-width="34" fill="none"/><circle cx="450" cy="440" r="34" fill="#32201a"/>';

const CACTUS =
  '<path d="M330 760 L570 760 L540 980 L360 980 Z" fill="#b5522d"/><path d="M400 760 Q380 400 450 330 Q520 400 500 760 Z" fill="#3f7d45"/><path d="M400 600 Q280 590 290 460 Q330 440 345 480 Q340 540 400 535 Z" fill="#3f7d45"/><path d="M500 560 Q620 550 610 420 Q570 400 556 440 Q560 500 500 495 Z" fill="#3f7d45"/>';
const OWL =
  '<path d="M450 220 Q700 240 690 600 Q680 900 450 920 Q220 900 210 600 Q200 240 450 220 Z" fill="#7b5034"/><path d="M240 300 L300 170 L380 250 Z M660 300 L600 170 L520 250 Z" fill="#5b3822"/><circle cx="355" cy="430" r="92" fill="#e0a030"/><circle cx="545" cy="430" r="92" fill="#e0a030"/><circle cx="355" cy="430" r="42" fill="#1c1210"/><circle cx="545" cy="430" r="42" fill="#1c1210"/><path d="M450 470 L500 560 L450 610 L400 560 Z" fill="#c46a20"/>';
const SHIELD =
  '<path d="M450 180 L720 260 Q730 700 450 950 Q170 700 180 260 Z" fill="#2f4f86"/><path d="M450 180 L450 950 Q170 700 180 260 Z" fill="#8d2f33"/><path d="M450 350 L490 470 L610 470 L515 545 L550 665 L450 590 L350 665 L385 545 L290 470 L410 470 Z" fill="#d9a334"/>';

export const HOME_PICTURES: readonly HomePicture[] = [
  photograph('Clay vase', 'On the floor', VASE, [226, 220, 208]),
  photograph('Gilded book', 'On the wall', BOOK, [196, 206, 218]),
  {
    ...photograph('Copper kettle', 'On the floor', KETTLE, [214, 222, 206]),
    hole: { x: 400 / WIDTH, y: 435 / HEIGHT },
  },
  drawing('Potted cactus', 'On the floor', CACTUS, [255, 255, 255]),
  drawing('Owl', 'On the floor', OWL, [244, 240, 228]),
  drawing('Shield', 'On the wall', SHIELD, [235, 242, 250]),
];

/** Adds an uneven wall, a soft shadow, a sensor's grain, and JPEG artefacts. */
function photograph(
  name: string,
  place: HomePicture['place'],
  thing: string,
  backdrop: HomePicture['backdrop'],
): HomePicture {
  const shine = (id: string, light: string, dark: string) =>
    `<radialGradient id="${id}" cx="0.35" cy="0.3" r="0.9"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
  const fills =
    shine('clay', '#d06a3c', '#6a2a14') +
    shine('leather', '#2f7a52', '#123a26') +
    shine('copper', '#d8803c', '#6a2c10');
  const [red, green, blue] = backdrop;
  const wall = `<radialGradient id="wall" cx="0.3" cy="0.25" r="1"><stop stop-color="rgb(${red + 12},${green + 12},${blue + 12})"/><stop offset="1" stop-color="rgb(${red - 16},${green - 16},${blue - 16})"/></radialGradient><filter id="soft"><feGaussianBlur stdDeviation="40"/></filter>`;
  const shadow =
    '<ellipse cx="490" cy="900" rx="270" ry="60" fill="#000" opacity="0.16" filter="url(#soft)"/>';
  const svg = svgOf(
    `${fills}${wall}`,
    `<rect width="100%" height="100%" fill="url(#wall)"/>${shadow}${thing}`,
  );
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const grain = { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } as const;
  return {
    name,
    fileName: `${name}.jpg`,
    place,
    backdrop,
    tolerance: 16,
    make: async () =>
      sharp(await sharp(Buffer.from(svg)).blur(1.2).toBuffer())
        .composite([{ input: await sharp({ create: grain }).png().toBuffer(), blend: 'soft-light' }])
        .jpeg({ quality: 72 })
        .toBuffer(),
  };
}

/** Flat colours in ink lines, on paper. */
function drawing(
  name: string,
  place: HomePicture['place'],
  thing: string,
  backdrop: HomePicture['backdrop'],
): HomePicture {
  const ink = `<g stroke="#1c1210" stroke-width="9" stroke-linejoin="round">${thing}</g>`;
  const svg = svgOf('', `<rect width="100%" height="100%" fill="rgb(${backdrop.join()})"/>${ink}`);
  return {
    name,
    fileName: `${name}.png`,
    place,
    backdrop,
    tolerance: 12,
    make: () => sharp(Buffer.from(svg)).png().toBuffer(),
  };
}

function svgOf(defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${content}</svg>`;
}
