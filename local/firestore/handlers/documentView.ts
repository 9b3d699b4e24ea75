import type { ResourceNames } from '../ResourceNames.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { FieldsDraft } from '../values/FieldsDraft.ts';
import { type FieldPath, getField, isNamePath } from '../values/fieldPath.ts';
import type { Fields } from '../values/value.ts';

/** google.firestore.v1.Document. */
export interface DocumentMessage {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** A document as sent, limited to the fields of a mask if there is one. */
export function documentView(
  names: ResourceNames,
  { path, fields, createTime, updateTime }: StoredDocument,
  mask: readonly FieldPath[] | null = null,
): DocumentMessage {
  const shown = mask
    ? pickFields(
        fields,
        mask.filter((field) => !isNamePath(field)),
      )
    : fields;
  return { name: names.documentName(path), fields: shown, createTime, updateTime };
}

/** The part of the fields that the paths name; a path to nothing is left out. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  const picked = new FieldsDraft({});
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) picked.set(path, value);
  }
  return picked.fields;
}
