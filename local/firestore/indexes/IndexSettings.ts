import * as v from 'valibot';
import { formatFieldPath, parseFieldPath } from '../values/fieldPath.ts';

/** The order of a field's values in an index, or the elements of its array. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
/** One collection, or all collections with that id at any path. */
export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';

export interface IndexField {
  /** The canonical text of the field's path. */
  readonly path: string;
  readonly mode: IndexMode;
}

export interface CompositeIndex {
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

/** The indexes of a single field in place of the automatic ones; none for a field that is exempt. */
interface FieldOverride {
  readonly collectionId: string;
  /** `*` for every field without an override of its own. */
  readonly path: string;
  readonly indexes: readonly { readonly mode: IndexMode; readonly scope: IndexScope }[];
}

/** The content of `firestore.indexes.json`. */
export interface IndexSettings {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: readonly FieldOverride[];
}

const scopeSchema = v.optional(v.picklist(['COLLECTION', 'COLLECTION_GROUP']), 'COLLECTION');

const modeEntries = {
  order: v.exactOptional(v.picklist(['ASCENDING', 'DESCENDING'])),
  arrayConfig: v.exactOptional(v.literal('CONTAINS')),
};

const pathSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const path = canonicalPath(dataset.value);
    if (path !== null) return path;
    addIssue({ message: `"${dataset.value}" is no field path.` });
    return NEVER;
  }),
);

const compositeSchema = v.pipe(
  v.object({
    collectionGroup: v.string(),
    queryScope: scopeSchema,
    fields: v.array(v.object({ fieldPath: pathSchema, ...modeEntries })),
  }),
  v.transform(
    ({ collectionGroup, queryScope, fields }): CompositeIndex => ({
      collectionId: collectionGroup,
      scope: queryScope,
      fields: fields.map(({ fieldPath, ...mode }) => ({ path: fieldPath, mode: modeOf(mode) })),
    }),
  ),
);

const overrideSchema = v.pipe(
  v.object({
    collectionGroup: v.string(),
    fieldPath: v.union([v.literal('*'), pathSchema]),
    indexes: v.array(v.object({ queryScope: scopeSchema, ...modeEntries })),
  }),
  v.transform(
    ({ collectionGroup, fieldPath, indexes }): FieldOverride => ({
      collectionId: collectionGroup,
      path: fieldPath,
      indexes: indexes.map(({ queryScope, ...mode }) => ({ scope: queryScope, mode: modeOf(mode) })),
    }),
  ),
);

/** The contents of `firestore.indexes.json`, as the Firebase tools read it. */
export const indexSettingsSchema = v.pipe(
  v.object({
    indexes: v.optional(v.array(compositeSchema), []),
    fieldOverrides: v.optional(v.array(overrideSchema), []),
  }),
  v.transform(
    ({ indexes, fieldOverrides }): IndexSettings => ({
      composites: indexes,
      overrides: fieldOverrides,
    }),
  ),
);

interface ModeMessage {
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
}

function modeOf({ order, arrayConfig }: ModeMessage): IndexMode {
  return arrayConfig ?? order ?? 'ASCENDING';
}

function canonicalPath(text: string): string | null {
  try {
    return formatFieldPath(parseFieldPath(text));
  } catch {
    return null;
  }
}
