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

/** A document as it is answered, with the fields of the mask alone where there is one. */
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
