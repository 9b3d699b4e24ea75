import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/**
 * The form of a picture's name, which contains its look: `chest-210-300x240` has hue 210 and 300 by 240
 * pixels.
 */
const NAME = /^[a-z]+-(?<hue>\d+)-(?<width>\d+)x(?<height>\d+)(?<double>@2x)?\.webp$/;

const found = new Map<string, Promise<Buffer | undefined>>();

/**
 * Returns a test picture with soft edges and fine detail, drawn once and cached in a folder; undefined if the
 * name contains no look.
 */
export function findPicture(folder: string, name: string): Promise<Buffer | undefined> {
  const picture = found.get(name) ?? readPicture(folder, name);
  found.set(name, picture);
  return picture;
}

async function readPicture(folder: string, name: string): Promise<Buffer | undefined> {
  if (!NAME.test(name)) return undefined;
  const file = join(folder, name);
  return readFile(file).catch(async () => {
    const picture = await drawPicture(name);
    if (picture) await keep(file, picture);
    return picture;
  });
}

/** Written atomically, since others may read it meanwhile. */
async function keep(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const begun = `${file}.${process.pid}`;
  await writeFile(begun, picture);
  await rename(begun, file);
}

async function drawPicture(name: string): Promise<Buffer | undefined> {
  const look = NAME.exec(name)?.groups;
  if (!look) return undefined;
  const [width, height, factor] = [Number(look.width), Number(look.height), look.double ? 2 : 1];
  const svg = drawSvg(Number(look.hue), width, height);
  return sharp(Buffer.from(svg))
    .resize(width * factor, height * factor)
    .webp({ quality: 90 })
    .toBuffer();
}

function drawSvg(hue: number, width: number, height: number): string {
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const x = (width * (i + 1)) / 9;
    return `<rect x="${x}" y="${height * 0.2}" width="${width / 40}" height="${height * 0.6}" fill="hsl(${hue} 60% 30%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect x="2%" y="2%" width="96%" height="96%" rx="6%" fill="hsl(${hue} 45% 50%)" stroke="hsl(${hue} 50% 20%)" stroke-width="4"/>
    <rect x="10%" y="86%" width="80%" height="10%" fill="black" fill-opacity="0.3"/>
    ${stripes.join('')}
  </svg>`;
}
