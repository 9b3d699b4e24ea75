import type { ResourceNames } from '../ResourceNames.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { type FieldPath, isNamePath } from '../values/fieldPath.ts';
import { pickFields } from '../values/pickFields.ts';
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
