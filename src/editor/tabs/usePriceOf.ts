import { ownsCollection } from '../../../core/account/ownership.ts';
import { isPack, priceOf } from '../../../core/account/products.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import { editorText } from '../text/editor.ts';

/** Returns a function that adds the pack's price to a name if the pack is not owned. */
export function useNamedWithPrice(): (name: string, collection: string) => string {
  const profile = useProfile((state) => state);
  return (name, collection) =>
    isPack(collection) && !ownsCollection(profile, collection)
      ? editorText.items.priced(name, presentFormats().money(priceOf(collection)))
      : name;
}
