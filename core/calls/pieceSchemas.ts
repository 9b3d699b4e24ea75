import * as v from 'valibot';
import { hitBoxSchema, positionSchema } from '../catalogue/catalogueSchema.ts';
import type { SchemaOf } from '../parseWith.ts';
import type { Action, Message, OpaqueName, PlayEvent, PlayRefusal } from '../play/model.ts';
import type { PlayerView, ViewEntry, ViewItem } from '../play/playerView.ts';
import { LIMITS } from '../room/limits.ts';
import type { ReadyDescription } from '../room/model.ts';
import { backgroundSchema } from '../room/roomSchema.ts';
import { filledString, finiteNumber, pictureAddress, positiveNumber, wholeNumber } from '../schemas.ts';
import { FINDING_CODES, type Finding, LIMITED_FIELDS } from '../solve/finding.ts';
import type { Obstacle } from '../solve/obstacle.ts';

/** What requests and answers are made of. */

/** Ids and names stay short: nothing that a player sends may fill a store. */
export const shortText = v.pipe(filledString, v.maxLength(200));

/** An id that becomes a part of a document's path: a slash in it would name another document. */
export const documentId = v.pipe(shortText, v.regex(/^(?!\.\.?$)(?!__.*__$)[^/]+$/, 'Not a document id.'));

export const actionSchema: SchemaOf<Action> = v.variant('type', [
  v.object({ type: v.picklist(['start', 'pause', 'resume', 'tick']) }),
  v.object({ type: v.literal('click'), item: shortText }),
  v.object({
    type: v.literal('enterPassword'),
    item: shortText,
    password: v.pipe(v.string(), v.maxLength(4 * LIMITS.password)),
  }),
  v.object({ type: v.literal('select'), item: v.nullable(shortText) }),
  v.object({ type: v.literal('useItem'), item: shortText, on: shortText }),
]);

const READY: readonly ReadyDescription[] = [
  'nothingSpecial',
  'locked',
  'needsKey',
  'needsCode',
  'empty',
  'useful',
  'lookCloser',
  'outOfPlace',
];

const messageSchema: SchemaOf<Message> = v.variant('type', [
  v.object({ type: v.literal('ready'), description: v.picklist(READY) }),
  v.object({ type: v.literal('custom'), text: v.string() }),
]);

const item = filledString;
const message = v.nullable(messageSchema);

export const eventSchema: SchemaOf<PlayEvent<OpaqueName>> = v.variant('type', [
  v.object({ type: v.picklist(['started', 'paused', 'resumed', 'gameOver']) }),
  v.object({ type: v.literal('message'), item, message: messageSchema }),
  v.object({ type: v.picklist(['passwordAsked', 'lockedByItem']), item, message }),
  v.object({
    type: v.picklist(['passwordWrong', 'opened', 'shut', 'collected', 'revealed', 'nothing']),
    item,
  }),
  v.object({ type: v.literal('lockClosed'), item, wait: finiteNumber }),
  v.object({ type: v.literal('keyDoesNotFit'), item, key: item }),
  v.object({ type: v.literal('unlocked'), item, key: v.nullable(item) }),
  v.object({ type: v.literal('selected'), item: v.nullable(item) }),
  v.object({ type: v.literal('escaped'), time: finiteNumber }),
]);

export const refusalSchema: SchemaOf<PlayRefusal> = v.object({
  type: v.picklist(['notStarted', 'alreadyStarted', 'paused', 'notPaused', 'ended', 'unknownItem']),
});

const entryFields = {
  name: filledString,
  label: v.string(),
  uri: pictureAddress,
  aspect: positiveNumber,
};
const viewEntrySchema: SchemaOf<ViewEntry> = v.object(entryFields);
export const viewItemSchema: SchemaOf<ViewItem> = v.object({
  ...entryFields,
  hitBox: hitBoxSchema,
  position: positionSchema,
  width: positiveNumber,
});

/** The view's fields without its items, which a change carries in a shape of their own. */
export const viewFields = {
  isStarted: v.boolean(),
  isPaused: v.boolean(),
  isGameOver: v.boolean(),
  isEscaped: v.boolean(),
  roomName: v.string(),
  introduction: v.string(),
  timeLimit: finiteNumber,
  imageUrl: pictureAddress,
  creator: v.string(),
  background: v.nullable(backgroundSchema),
  inventory: v.array(viewEntrySchema),
  selected: v.nullable(v.string()),
  elapsed: finiteNumber,
};

export const playerViewSchema: SchemaOf<PlayerView> = v.object({
  ...viewFields,
  items: v.array(viewItemSchema),
});

const obstacleSchema: SchemaOf<Obstacle> = v.variant('type', [
  v.object({ type: v.literal('noDoor') }),
  v.object({ type: v.picklist(['lockedBy', 'hiddenBy']), item: filledString, by: filledString }),
  v.object({ type: v.picklist(['noKey', 'noPassword', 'neverOpens']), item: filledString }),
]);

export const findingSchema: SchemaOf<Finding> = v.object({
  severity: v.picklist(['error', 'warning']),
  code: v.picklist(FINDING_CODES),
  items: v.array(v.string()),
  field: v.exactOptional(v.picklist(LIMITED_FIELDS)),
  obstacles: v.exactOptional(v.array(obstacleSchema)),
  minutes: v.exactOptional(wholeNumber),
});

export const summaryFields = {
  createdAt: finiteNumber,
  creatorId: v.string(),
  creator: v.string(),
  isPreviewed: v.boolean(),
  isPublished: v.boolean(),
  roomName: v.string(),
  timeLimit: finiteNumber,
  error: v.boolean(),
  avgRating: finiteNumber,
  count: wholeNumber,
  imageUrl: pictureAddress,
};
