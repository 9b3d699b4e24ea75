import * as v from 'valibot';
import { LOCK_MATERIALS } from '../../catalogue/lockMaterial.ts';
import { HINT_RUNGS, HINT_STEPS, type PlayerHint } from '../../hint/model.ts';
import { faceViewSchema } from '../../lock/faceViewSchema.ts';
import type { Message, PlayEvent, PlayRefusal } from '../../play/model.ts';
import { type OpaqueName, opaqueName } from '../../play/view/opaqueName.ts';
import { READY_DESCRIPTIONS } from '../../room/model.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { finiteNumber, wholeNumber } from '../../util/schemas.ts';

const showsAs = v.exactOptional(v.picklist(['paper', 'picture']));

export const messageSchema: SchemaOf<Message> = v.variant('type', [
  v.object({ type: v.literal('ready'), description: v.picklist(READY_DESCRIPTIONS), showsAs }),
  v.object({ type: v.literal('custom'), text: v.string(), showsAs }),
]);

const item = opaqueName;
const scene = opaqueName;
const message = v.nullable(messageSchema);

/** A hint with opaque names. */
export const hintSchema: SchemaOf<PlayerHint> = v.object({
  rung: v.picklist(HINT_RUNGS),
  step: v.picklist(HINT_STEPS),
  next: v.nullable(v.picklist(HINT_RUNGS)),
  text: v.exactOptional(v.string()),
  item: v.exactOptional(item),
  label: v.exactOptional(v.string()),
  scene: v.exactOptional(scene),
  sceneName: v.exactOptional(v.string()),
  by: v.exactOptional(v.nullable(item)),
  byLabel: v.exactOptional(v.nullable(v.string())),
});

const material = v.exactOptional(v.picklist(LOCK_MATERIALS));

/** An event of an action, with opaque names (P12). */
export const eventSchema: SchemaOf<PlayEvent<OpaqueName>> = v.variant('type', [
  v.object({ type: v.picklist(['started', 'paused', 'resumed', 'gameOver', 'somethingElsewhere']) }),
  v.object({ type: v.literal('message'), item, message: messageSchema }),
  v.object({
    type: v.literal('passwordAsked'),
    item,
    message,
    face: v.exactOptional(faceViewSchema),
    material,
  }),
  v.object({ type: v.literal('lockedBySequence'), item, message }),
  v.object({
    type: v.literal('lockedByItem'),
    item,
    message,
    keyholes: v.exactOptional(wholeNumber),
    material,
  }),
  v.object({
    type: v.picklist(['shut', 'collected', 'revealed', 'combined', 'nothing']),
    item,
  }),
  v.object({ type: v.literal('opened'), item, isWay: v.exactOptional(v.literal(true)) }),
  v.object({
    type: v.literal('passwordWrong'),
    item,
    text: v.exactOptional(v.string()),
    offerAfter: v.exactOptional(wholeNumber),
  }),
  v.object({ type: v.picklist(['lockClosed', 'lockSlowed']), item, wait: finiteNumber }),
  v.object({
    type: v.picklist(['keyDoesNotFit', 'doesNotCombine']),
    item,
    key: item,
    lacksPart: v.exactOptional(v.literal(true)),
  }),
  v.object({ type: v.literal('keyFits'), item, key: item, keyholes: wholeNumber, material }),
  v.object({ type: v.picklist(['entered', 'sceneChanged']), scene }),
  v.object({ type: v.literal('unlocked'), item, key: v.nullable(item) }),
  v.object({ type: v.literal('selected'), item: v.nullable(item) }),
  v.object({ type: v.literal('hint'), hint: hintSchema, below: v.array(hintSchema) }),
  v.object({ type: v.literal('escaped'), time: finiteNumber }),
]);

export const refusalSchema: SchemaOf<PlayRefusal> = v.object({
  type: v.picklist([
    'notStarted',
    'alreadyStarted',
    'paused',
    'notPaused',
    'ended',
    'unknownItem',
    'unknownScene',
    'noHint',
    'teacherOnly',
  ]),
});
