import { BASIC_COLLECTION, isPack } from '../../../core/account/products.ts';
import { packsText } from '../../shared/text/packs.ts';
import { catalogueText } from '../text/catalogue.ts';

/** A collection's name: that of a pack, or the stored one. */
export function collectionName(collection: string): string {
  if (isPack(collection)) return packsText.names[collection];
  return collection === BASIC_COLLECTION ? catalogueText.basic : collection;
}
