import * as v from 'valibot';
import type { Command } from '../../../../core/edit/command.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemConfig, Room } from '../../../../core/room/model.ts';
import { type Finding, LIMITED_FIELDS } from '../../../../core/solve/findings/finding.ts';
import { createSerialQueue } from '../../../../core/util/createSerialQueue.ts';
import type { DraftsPort } from '../../../shared/ports/DraftsPort.ts';

/** Maximum number of texts that are read back for one room, and of characters in each. */
const MOST = { texts: 50, characters: 1_000_000 };

/** A text over its limit: the field shows it until it fits, and the room keeps the previous one. */
const longTextSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(MOST.characters)),
  /** The limit, and by how many characters it is exceeded. */
  limit: v.number(),
  over: v.pipe(v.number(), v.integer(), v.minValue(1)),
  field: v.picklist(LIMITED_FIELDS),
  /** The item or scene of the text; both null for one of the whole room. */
  item: v.nullable(v.string()),
  scene: v.nullable(v.string()),
});
export type LongText = v.InferOutput<typeof longTextSchema>;

/** Texts over their limits, by the name of their field (`fieldName`). */
export type LongTexts = Readonly<Record<string, LongText>>;

const longTextsSchema = v.record(v.string(), longTextSchema);

/** The name of a field: the command that sets it, with an index if it is one of several. */
export function fieldName(command: Command, place = 0): string {
  const { item, scene } = ownerOfField(command);
  return `${command.type}/${item ?? scene ?? ''}/${place}`;
}

/** The item or scene that a field belongs to. */
export function ownerOfField(command: Command): Pick<LongText, 'item' | 'scene'> {
  const item = 'id' in command ? command.id : null;
  const scene = 'scene' in command && typeof command.scene === 'string' ? command.scene : null;
  return { item, scene: item === null ? scene : null };
}

/**
 * Findings for long texts, which stop publishing, since players would read the previous text. Texts of
 * deleted items wait for an undo.
 */
export function findLongTexts(room: Room, texts: LongTexts): readonly Finding[] {
  return Object.entries(texts)
    .filter(([field, text]) => isFieldThere(room, field, text))
    .map(([, { field, item, scene, over }]) => ({
      severity: 'error',
      code: 'limitPassed',
      field,
      over,
      items: item === null ? [] : [item],
      ...(scene !== null && { scenes: [scene] }),
    }));
}

function isFieldThere(room: Room, field: string, { item: id, scene }: LongText): boolean {
  if (id === null) return scene === null || room.sceneOrder.includes(scene);
  const item = itemOf(room, id);
  const [sets = ''] = field.split('/');
  return item !== undefined && (FIELDS_AT_TIMES[sets]?.(item) ?? true);
}

/** Fields that not every item has, each by the command that it dispatches: returns whether an item has the field. */
const FIELDS_AT_TIMES: Readonly<Record<string, (item: ItemConfig) => boolean>> = {
  setCustomDescription: ({ description }) => description === 'custom',
  setPassword: (item) => isByCode(item) && item.face.type === 'text',
  setAlsoAccepts: (item) => isByCode(item) && item.face.type === 'text',
  setFace: (item) => isByCode(item) && item.face.type === 'order',
  setWrongText: isByCode,
};

function isByCode({ isItemLocked, unlockMethod }: ItemConfig): boolean {
  return isItemLocked && unlockMethod === 'password';
}

/** Loads a room's long texts from this browser; none if they cannot be read. */
export async function loadLongTexts(
  drafts: DraftsPort,
  owners: readonly string[],
  documentId: string | undefined,
): Promise<LongTexts> {
  if (documentId === undefined) return {};
  try {
    for (const owner of owners) {
      const { success, output } = v.safeParse(longTextsSchema, await drafts.loadTexts(owner, documentId));
      if (success) return Object.fromEntries(Object.entries(output).slice(0, MOST.texts));
    }
  } catch (error) {
    console.warn('Texts over their limit that were kept in this browser could not be read.', error);
  }
  return {};
}

/**
 * Stores texts that are not part of a room in this browser, one write after the other; of several waiting ones only the
 * last.
 */
export function createTextsKeeper(drafts: Pick<DraftsPort, 'saveTexts'>, owner: string) {
  const enqueue = createSerialQueue();
  const latest = new Map<string, Readonly<Record<string, unknown>>>();
  return (documentId: string, texts: Readonly<Record<string, unknown>>): void => {
    latest.set(documentId, texts);
    void enqueue(async () => {
      if (latest.get(documentId) !== texts) return;
      try {
        await drafts.saveTexts(owner, documentId, texts);
      } catch (error) {
        console.warn('Texts outside a room could not be kept in this browser.', error);
      }
    });
  };
}
