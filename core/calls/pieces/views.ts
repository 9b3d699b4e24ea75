import * as v from 'valibot';
import { hitBoxSchema, positionSchema } from '../../catalogue/catalogueSchema.ts';
import { TIME_ALLOWANCES } from '../../play/timeAllowance.ts';
import { opaqueName } from '../../play/view/opaqueName.ts';
import type {
  PlayerView,
  ViewEntry,
  ViewItem,
  ViewJournalEntry,
  ViewPlace,
  ViewScene,
  ViewTeam,
} from '../../play/view/playerView.ts';
import type { ViewChange } from '../../play/view/viewChange.ts';
import { backgroundSchema } from '../../room/load/backgroundSchema.ts';
import { SCENE_KINDS, SPOT_SHAPES } from '../../room/model.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { finiteNumber, pictureAddress, positiveNumber, wholeNumber } from '../../util/schemas.ts';
import { messageSchema } from './events.ts';

const entryFields = {
  id: opaqueName,
  label: v.string(),
  uri: pictureAddress,
  aspect: positiveNumber,
};

const viewEntrySchema: SchemaOf<ViewEntry> = v.object(entryFields);

const viewItemSchema: SchemaOf<ViewItem> = v.object({
  ...entryFields,
  hitBox: hitBoxSchema,
  position: positionSchema,
  width: positiveNumber,
  spot: v.exactOptional(v.picklist(SPOT_SHAPES)),
  usedKeys: v.exactOptional(v.array(viewEntrySchema)),
  isDone: v.exactOptional(v.literal(true)),
});

const viewPlaceSchema: SchemaOf<ViewPlace> = v.object({ id: opaqueName, name: v.string() });
const viewSceneSchema: SchemaOf<ViewScene> = v.object({
  id: opaqueName,
  name: v.string(),
  kind: v.picklist(SCENE_KINDS),
});
const viewTeamSchema: SchemaOf<ViewTeam> = v.object({
  seat: wholeNumber,
  seats: v.array(
    v.object({
      seat: wholeNumber,
      name: v.string(),
      place: v.nullable(opaqueName),
      holds: v.nullable(opaqueName),
    }),
  ),
  code: v.string(),
  opener: wholeNumber,
  isOpen: v.boolean(),
  pausedBy: v.nullable(wholeNumber),
  next: v.exactOptional(v.string()),
});
const label = v.string();
const journalEntrySchema: SchemaOf<ViewJournalEntry> = v.variant('type', [
  v.object({
    type: v.literal('text'),
    label,
    message: messageSchema,
    isToWrongAnswer: v.exactOptional(v.literal(true)),
  }),
  v.object({ type: v.literal('picture'), label, uri: pictureAddress, aspect: positiveNumber }),
  v.object({ type: v.literal('background'), label, uri: pictureAddress }),
]);

/** The view's fields without items and journal: a change carries those two in other shapes. */
const viewFields = {
  isStarted: v.boolean(),
  isPaused: v.boolean(),
  isGameOver: v.boolean(),
  isEscaped: v.boolean(),
  roomName: v.string(),
  introduction: v.string(),
  timeLimit: v.nullable(finiteNumber),
  timeAllowance: v.picklist(TIME_ALLOWANCES),
  imageUrl: pictureAddress,
  creator: v.string(),
  language: v.string(),
  background: v.nullable(backgroundSchema),
  scene: v.nullable(viewSceneSchema),
  places: v.array(viewPlaceSchema),
  canGoBack: v.boolean(),
  inventory: v.array(viewEntrySchema),
  selected: v.nullable(opaqueName),
  ending: v.nullable(v.string()),
  elapsed: finiteNumber,
  pausedFor: finiteNumber,
  hints: wholeNumber,
};

const offersHelp = v.exactOptional(v.literal(false));

export const playerViewSchema: SchemaOf<PlayerView> = v.object({
  ...viewFields,
  items: v.array(viewItemSchema),
  journal: v.array(journalEntrySchema),
  offersHelp,
  team: v.exactOptional(viewTeamSchema),
});

type ExactlyOptional<Fields extends v.ObjectEntries> = {
  [Name in keyof Fields]: v.ExactOptionalSchema<Fields[Name] & v.GenericSchema, undefined>;
};

/** Exactly optional, since a field that is present as undefined would overwrite the view's own. */
function exactlyOptional<Fields extends v.ObjectEntries>(fields: Fields): ExactlyOptional<Fields> {
  const optional = Object.entries(fields).map(([name, field]) => [
    name,
    v.exactOptional(field as v.GenericSchema),
  ]);
  return Object.fromEntries(optional) as ExactlyOptional<Fields>;
}

export const viewChangeSchema: SchemaOf<ViewChange> = v.object({
  ...exactlyOptional(viewFields),
  offersHelp,
  team: v.exactOptional(viewTeamSchema),
  journal: v.exactOptional(v.object({ from: wholeNumber, added: v.array(journalEntrySchema) })),
  items: v.exactOptional(v.object({ order: v.array(opaqueName), changed: v.array(viewItemSchema) })),
});
