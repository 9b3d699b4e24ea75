/**
 * `node --import tsx tests/making/draw.ts <folder> <seed> <count> [theme]`: draws the places of some made rooms as players find
 * them, one picture a room, to be looked at.
 */
import sharp from 'sharp';
import { backgrounds } from '../../art/backgrounds/library.ts';
import { items } from '../../art/items/library.ts';
import { belowArt, listPictures } from '../../art/pictures.ts';
import { render } from '../../art/render.ts';
import { wishesFor } from '../../core/make/testing/wishes.ts';
import { makeFromWish, type WishedRoom } from '../../core/make/wish/makeFromWish.ts';
import type { Wish } from '../../core/make/wish/model.ts';
import { listOf } from '../../core/recipe/settingCommands.ts';
import { START_ID } from '../../core/room/model.ts';
import { drawStill, type StillItem } from '../../tools/stills/drawStill.ts';
import { librarySurroundings } from './librarySurroundings.ts';

const SIZE = { width: 640, height: 360 };
const COLUMNS = 2;

const [folder = '.', seed = 'draw', count = '12', theme] = process.argv.slice(2);
const surroundings = librarySurroundings();

for (const [turn, drawn] of wishesFor(surroundings, Number(count)).entries()) {
  const wish: Wish = { ...drawn, ...(theme && { theme: theme as Wish['theme'] }) };
  const made = makeFromWish(wish, surroundings, `${seed} ${turn}`);
  if (!made) continue;
  const pictures = await Promise.all(made.scenes.map(({ id }) => drawPlace(made, id)));
  const rows = Math.ceil(pictures.length / COLUMNS);
  const path = `${folder}/${seed}-${turn}-${wish.theme}.webp`;
  await sharp({
    create: { width: COLUMNS * SIZE.width, height: rows * SIZE.height, channels: 3, background: '#000' },
  })
    .composite(
      pictures.map((input, at) => ({
        input,
        left: (at % COLUMNS) * SIZE.width,
        top: Math.floor(at / COLUMNS) * SIZE.height,
      })),
    )
    .webp({ quality: 80 })
    .toFile(path);
  console.log(path);
}

async function drawPlace({ recipe, scenes }: WishedRoom, id: string): Promise<Buffer> {
  const { id: of = '', mood = '' } = scenes.find((scene) => scene.id === id)?.background ?? {};
  const background = backgrounds.find(({ entry }) => entry.id === of)?.entry.moods[mood];
  if (!background) throw new RangeError(`No background ${of} in ${mood}`);
  const made = recipe.items.flatMap(({ combines }) => combines?.into ?? []);
  const hidden = new Set([...made, ...recipe.items.flatMap(({ hides = [] }) => listOf(hides))]);
  const inSight = recipe.items.filter((item) => !hidden.has(item.id) && (item.scene ?? START_ID) === id);
  const things = [...(id === START_ID ? [recipe.door] : []), ...inSight];
  const still = await drawStill({ background, items: things.map(toStill) }, { size: SIZE, loadPicture });
  return still.png().toBuffer();
}

function toStill({ of, color, at, width }: WishedRoom['recipe']['door']): StillItem {
  const entry = items.find((item) => item.entry.id === of)?.entry;
  if (!entry) throw new RangeError(`No item ${of}`);
  const { aspect, hitBox, variants, colorOrder, defaultPosition } = entry;
  const uri = variants[color ?? colorOrder[0] ?? '']?.default ?? '';
  return { uri, aspect, hitBox, width: width ?? entry.width, position: at ?? defaultPosition };
}

async function loadPicture(uri: string): Promise<Buffer> {
  const picture = listPictures().get(belowArt(uri));
  if (!picture) throw new RangeError(`No picture ${uri}`);
  return render(picture.drawing.draw(), picture.size);
}
