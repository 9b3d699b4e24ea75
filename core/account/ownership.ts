import type { CatalogueEntry } from '../catalogue/model.ts';
import type { ItemConfig, Room } from '../room/model.ts';
import { isPack, type ProductId } from './products.ts';

/** What somebody may build with, beyond what comes with every plan. */
export interface Owner {
  /** The packs that were bought. */
  packs: readonly string[];
  /** Administrators keep the catalogue, and may use all of it. */
  isAdmin: boolean;
}

/** Whether entries of a collection may be published. What is not sold, or not any more, is everybody's. */
export function ownsCollection({ packs, isAdmin }: Owner, collection: string): boolean {
  return isAdmin || !isPack(collection) || packs.includes(collection);
}

/** Whether a product is bought, so that it is not sold twice. */
export function ownsProduct(owner: Owner & { isPro: boolean }, product: ProductId): boolean {
  return product === 'pro' ? owner.isPro : owner.packs.includes(product);
}

/** A picture address of the catalogue, by the pack that it belongs to. */
export type PackPictures = ReadonlyMap<string, string>;

/** What is sold in packs among entries of the catalogue, by the address of each picture. */
export function packPictures(entries: {
  items: readonly Pick<CatalogueEntry, 'collection' | 'variants'>[];
  backgrounds: readonly { collection: string; moods: Readonly<Record<string, { uri: string }>> }[];
}): PackPictures {
  const pictures = new Map<string, string>();
  for (const { collection, variants } of entries.items)
    for (const variant of Object.values(variants))
      pictures.set(variant.default, collection).set(variant.opened, collection);
  for (const { collection, moods } of entries.backgrounds)
    for (const { uri } of Object.values(moods)) pictures.set(uri, collection);
  return pictures;
}

/** A pack that a room uses, and where: the items of it, and whether the background is. */
export interface UsedPack {
  collection: string;
  items: readonly string[];
  isBackground: boolean;
}

/** The packs in a room that somebody does not own, each with all that is of it. */
export function findUnownedPacks(room: Room, pictures: PackPictures, owner: Owner): readonly UsedPack[] {
  const ofBackground = pictures.get(room.background.uri);
  const ofItems = room.itemOrder.flatMap((id) => {
    const item = room.itemConfigs[id];
    return item === undefined ? [] : packsOf(item, pictures).map((collection) => ({ id, collection }));
  });
  const used = new Set([...(ofBackground ? [ofBackground] : []), ...ofItems.map((item) => item.collection)]);
  return [...used]
    .filter((collection) => !ownsCollection(owner, collection))
    .map((collection) => ({
      collection,
      items: ofItems.filter((item) => item.collection === collection).map(({ id }) => id),
      isBackground: collection === ofBackground,
    }));
}

/** By any picture that it can ever show: an item may hold one thing's address and another's variants. */
function packsOf({ uri, variants }: ItemConfig, pictures: PackPictures): readonly string[] {
  const addresses = [uri, ...Object.values(variants).flatMap((variant) => [variant.default, variant.opened])];
  return [...new Set(addresses.flatMap((address) => pictures.get(address) ?? []))];
}
