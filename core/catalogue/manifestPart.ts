/** The part of the library that a manifest covers: colours by item, moods by background. */
export interface ManifestPart {
  items: Readonly<Record<string, readonly string[]>>;
  backgrounds: Readonly<Record<string, readonly string[]>>;
}

/**
 * Returns whether the picture at an address below `/art` belongs to that part of the library; lights, floors and moving
 * parts count too.
 */
export function isOfPart({ items, backgrounds }: ManifestPart, address: string): boolean {
  const isOf = ([id, names]: [string, readonly string[]]) =>
    names.some((name) => address.includes(`/${id}/${name}`));
  return [...Object.entries(items), ...Object.entries(backgrounds)].some(isOf);
}
