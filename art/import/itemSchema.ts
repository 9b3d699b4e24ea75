import * as v from 'valibot';
import { LOCK_MATERIALS } from '../../core/catalogue/lockMaterial.ts';
import { OPENINGS } from '../../core/catalogue/openings.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
const share = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));
const distance = v.pipe(v.number(), v.finite(), v.minValue(0));
const nameSchema = v.pipe(v.string(), v.regex(NAME, 'Names are words in small letters, joined by hyphens.'));
const colorSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'Colours are written as #rrggbb.'));
const paletteSchema = v.pipe(v.record(nameSchema, colorSchema), v.minEntries(1));

/** All palettes of one drawing define the same tokens. */
const palettesSchema = v.pipe(
  v.record(nameSchema, paletteSchema),
  v.minEntries(1),
  v.check(
    (palettes) =>
      new Set(Object.values(palettes).map((palette) => Object.keys(palette).sort().join())).size === 1,
    'All palettes have to name the same colours.',
  ),
);

/** An `item.json`: the facts of a dropped-in drawing, in the words of `ItemFacts`. */
export const itemSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  anchor: v.picklist(['floor', 'wall', 'ceiling', 'top']),
  size: v.tuple([positive, positive]),
  margin: v.exactOptional(
    v.union([distance, v.strictObject({ top: distance, right: distance, bottom: distance, left: distance })]),
  ),
  stand: v.strictObject({ width: v.pipe(positive, v.maxValue(100)), center: share, foot: share }),
  realSize: v.union([v.strictObject({ height: positive }), v.strictObject({ width: positive })]),
  hitBox: v.exactOptional(v.tuple([v.number(), v.number(), positive, positive])),
  isContainer: v.exactOptional(v.boolean()),
  isLockable: v.exactOptional(v.boolean()),
  lockMaterial: v.exactOptional(v.picklist(LOCK_MATERIALS)),
  opening: v.exactOptional(v.picklist(OPENINGS)),
  fades: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
  upright: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
  collection: v.exactOptional(v.string()),
  palettes: palettesSchema,
});

/** The name of a folder that is an item's id. */
export const idSchema = nameSchema;
