import { ownsCollection } from '../../../core/account/ownership.ts';
import { isPack, priceOf } from '../../../core/account/products.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import { editorText } from '../text/editor.ts';

/** Names a picture of a collection in a list: with the price of its pack while that is not owned. */
export function useNamedWithPrice(): (name: string, collection: string) => string {
  const profile = useProfile((state) => state);
  return (name, collection) =>
    isPack(collection) && !ownsCollection(profile, collection)
      ? editorText.items.priced(name, presentFormats().money(priceOf(collection)))
      : name;
}
