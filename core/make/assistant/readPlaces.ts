import type { Position } from '../../catalogue/model.ts';
import type { RecipeBackground } from '../../recipe/model.ts';
import type { PercentRect } from '../../room/geometry.ts';
import { asFilledText, asNumber, asText, readFields } from './fields.ts';
import { isObject } from './findRecipe.ts';
import type { Json } from './looseJson.ts';
import { BACKGROUND, POSITION, RECT } from './shapeFields.ts';

/** Reads a background: an object, a pair, or a text such as "study (green)". */
export function readBackground(written: Json | undefined): RecipeBackground {
  if (isObject(written)) {
    const { id, mood } = readFields(written, BACKGROUND).fields;
    return { id: asFilledText(id) ?? '', mood: asFilledText(mood) ?? '' };
  }
  const words = Array.isArray(written) ? written : (asText(written) ?? '').slice(0, 100).split(/[\s/,:()]+/u);
  const [id, mood] = words.map((word) => asFilledText(word) ?? '').filter((word) => word !== '');
  return { id: id ?? '', mood: mood ?? '' };
}

/** Reads where a thing is: an object, or a pair. */
export function readPosition(written: Json | undefined): Position | undefined {
  const { x, y } = isObject(written)
    ? readFields(written, POSITION).fields
    : {
        x: Array.isArray(written) ? written[0] : undefined,
        y: Array.isArray(written) ? written[1] : undefined,
      };
  const [across, down] = [asNumber(x), asNumber(y)];
  return across === undefined || down === undefined ? undefined : { x: across, y: down };
}

/** Reads an area: an object, or four numbers. */
export function readRect(written: Json | undefined): PercentRect | undefined {
  const [x, y, width, height] = isObject(written)
    ? [...(['x', 'y', 'width', 'height'] as const)].map((side) =>
        asNumber(readFields(written, RECT).fields[side]),
      )
    : (Array.isArray(written) ? written : []).map((side) => asNumber(side));
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
