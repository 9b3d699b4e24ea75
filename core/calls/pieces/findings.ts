import * as v from 'valibot';
import { PACK_IDS } from '../../account/products.ts';
import type { Obstacle } from '../../solve/escape/obstacle.ts';
import { FINDING_CODES, type Finding, LIMITED_FIELDS } from '../../solve/findings/finding.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';

const obstacleSchema: SchemaOf<Obstacle> = v.variant('type', [
  v.object({ type: v.literal('noDoor') }),
  v.object({
    type: v.picklist(['lockedBy', 'hiddenBy', 'clickedOn', 'madeOf']),
    item: filledString,
    by: filledString,
  }),
  v.object({ type: v.literal('inScene'), item: filledString, scene: filledString }),
  v.object({ type: v.literal('enteredBy'), scene: filledString, by: filledString }),
  v.object({ type: v.picklist(['noKey', 'noPassword', 'noSequence']), item: filledString }),
  v.object({ type: v.literal('noWay'), scene: filledString }),
]);

export const findingSchema: SchemaOf<Finding> = v.object({
  severity: v.picklist(['error', 'warning']),
  code: v.picklist(FINDING_CODES),
  items: v.array(v.string()),
  scenes: v.exactOptional(v.array(v.string())),
  field: v.exactOptional(v.picklist(LIMITED_FIELDS)),
  obstacles: v.exactOptional(v.array(obstacleSchema)),
  minutes: v.exactOptional(wholeNumber),
  pack: v.exactOptional(v.picklist(PACK_IDS)),
});
