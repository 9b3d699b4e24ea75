import { SCONCES } from '../../art/backgrounds/study/sconces.ts';
import { BACKGROUND_SIZE, type PixelSize } from '../../art/pictures.ts';
import type { ItemConfig } from '../../core/room/model.ts';

/** A thing, or light over everything behind it. */
export type HeroLayer =
  | ({ type: 'thing'; brightness: number } & Pick<ItemConfig, 'uri' | 'position' | 'width'>)
  | { type: 'light'; svg: string; blend: 'multiply' | 'over' };

/** Things that are drawn below the layer of dusk, so that they look darker. */
const REAR = ['painting'];
/** Brightness by thing; 1 is as drawn. */
const BRIGHTNESS: Readonly<Record<string, number>> = {
  painting: 0.86,
  dresser: 0.74,
  plant: 0.74,
};
const USUAL_BRIGHTNESS = 0.93;

/** Returns the little room's things in the light of the landing page's picture, the rear ones first. */
export function dress(things: readonly (readonly [string, ItemConfig])[], size: PixelSize): HeroLayer[] {
  const layers = (isWanted: (id: string) => boolean): HeroLayer[] =>
    things
      .filter(([id]) => isWanted(id))
      .map(([id, { uri, position, width }]) => ({
        type: 'thing',
        uri,
        position,
        width,
        brightness: BRIGHTNESS[id] ?? USUAL_BRIGHTNESS,
      }));
  const isRear = (id: string) => REAR.includes(id);
  return [
    ...layers(isRear),
    { type: 'light', svg: dusk(size), blend: 'multiply' },
    { type: 'light', svg: corners(size), blend: 'over' },
    ...SCONCES.map((place): HeroLayer => ({ type: 'light', svg: sconce(size, place), blend: 'over' })),
    ...layers((id) => id === 'rug'),
    ...layers((id) => !isRear(id) && id !== 'rug'),
  ];
}

/** Draws the glow of a wall lamp. The lamp itself is in the background picture, already lit. */
function sconce(size: PixelSize, [x, y]: (typeof SCONCES)[number]): string {
  const at = [x / BACKGROUND_SIZE.width, (y - 16) / BACKGROUND_SIZE.height] as const;
  return glow(size, { at, reach: [0.075, 0.15], ground: '' }, [
    [0, '#ffdc96', 0.62],
    [0.3, '#ffca72', 0.26],
    [1, '#ffb657', 0],
  ]);
}

function dusk(size: PixelSize): string {
  const ground = '<rect width="100%" height="100%" fill="#28225a" fill-opacity=".2"/>';
  return glow(size, { at: [0.54, 0.6], reach: [0.38, 0.6], ground }, [
    [0, '#ffd696', 0.1],
    [0.6, '#3c2c78', 0.36],
    [1, '#1a1646', 0.62],
  ]);
}

function corners(size: PixelSize): string {
  return glow(size, { at: [0.54, 0.62], reach: [0.44, 0.66], ground: '' }, [
    [0.36, '#0e0e26', 0],
    [1, '#0e0e26', 0.5],
  ]);
}

interface Glow {
  /** Parts of the picture's width and height. */
  at: readonly [number, number];
  reach: readonly [number, number];
  /** SVG that is drawn below the glow. */
  ground: string;
}

type Stop = readonly [offset: number, color: string, opacity: number];

function glow({ width, height }: PixelSize, { at, reach, ground }: Glow, stops: readonly Stop[]): string {
  const place = `translate(${at[0] * width} ${at[1] * height}) scale(${reach[0] * width} ${reach[1] * height})`;
  const steps = stops.map(
    ([offset, color, opacity]) =>
      `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${place}">${steps.join('')}</radialGradient></defs>${ground}<rect width="100%" height="100%" fill="url(#g)"/></svg>`;
}
