import { BASIC_COLLECTION, isPack } from '../../../core/account/products.ts';
import { packsText } from '../../shared/text/packs.ts';
import { catalogueText } from '../text/catalogue.ts';

/** What a collection is called: a pack by its name, others as they are written. */
export function collectionName(collection: string): string {
  if (isPack(collection)) return packsText.names[collection];
  return collection === BASIC_COLLECTION ? catalogueText.basic : collection;
}
