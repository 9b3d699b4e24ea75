import { ownsCollection } from '../../../core/account/ownership.ts';
import { isPack, type PackId } from '../../../core/account/products.ts';
import { useProfile } from '../../shared/context/appStores.ts';

/** The pack of a collection that is not owned; null if it may be published. */
export function usePackToBuy(collection: string): PackId | null {
  const isOwned = useProfile((profile) => ownsCollection(profile, collection));
  return !isOwned && isPack(collection) ? collection : null;
}
