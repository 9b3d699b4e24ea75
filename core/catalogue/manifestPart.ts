/** What of the library a manifest is made of: colours by item, moods by background. */
export interface ManifestPart {
  items: Readonly<Record<string, readonly string[]>>;
  backgrounds: Readonly<Record<string, readonly string[]>>;
}

/** Whether a picture is of that part, by its address below `/art`: lights, floors and what moves go with it. */
export function isOfPart({ items, backgrounds }: ManifestPart, address: string): boolean {
  const isOf = ([id, names]: [string, readonly string[]]) =>
    names.some((name) => address.includes(`/${id}/${name}`));
  return [...Object.entries(items), ...Object.entries(backgrounds)].some(isOf);
}
