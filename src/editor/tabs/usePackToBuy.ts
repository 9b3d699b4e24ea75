import { ownsCollection } from '../../../core/account/ownership.ts';
import { isPack, type PackId } from '../../../core/account/products.ts';
import { useProfile } from '../../shared/context/appStores.ts';

/** The pack that a collection is sold in, while it is not owned; null for what may be published. */
export function usePackToBuy(collection: string): PackId | null {
  const isOwned = useProfile((profile) => ownsCollection(profile, collection));
  return !isOwned && isPack(collection) ? collection : null;
}
