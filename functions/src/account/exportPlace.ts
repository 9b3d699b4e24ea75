/** The last document of a page of an export. */
export interface ExportPlace {
  collection: string;
  id: string;
}

/** Serializes a position for the cursor in answers and requests. */
export function nameOfPlace({ collection, id }: ExportPlace): string {
  return `${collection}/${id}`;
}

export function readPlace(name: string): ExportPlace {
  const [collection = '', id = ''] = name.split('/');
  return { collection, id };
}
