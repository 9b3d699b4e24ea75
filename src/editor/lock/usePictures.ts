import { useMemo } from 'react';
import { firstColor } from '../../../core/room/pictures/pictures.ts';
import { libraryText } from '../../shared/text/library.ts';
import { useEditor } from '../session/editorContext.ts';
import { useNamedWithPrice } from '../tabs/usePriceOf.ts';
import { inPresentLanguage } from '../text/catalogueNames.ts';

interface NamedPicture {
  uri: string;
  /** The picture's name on the lock. */
  name: string;
  /** The picture's name in the list, with the price if the creator does not own its pack. */
  label: string;
}

/** Pictures of the catalogue that a lock may show: of things, or of places. */
export function usePictures(kind: 'items' | 'backgrounds'): readonly NamedPicture[] {
  const catalogue = useEditor((state) => state.catalogue);
  const withPrice = useNamedWithPrice();
  const pictures = useMemo(() => {
    if (kind === 'items') {
      return catalogue.items.flatMap((entry) => {
        const uri = entry.variants[entry.colorOrder[0] ?? firstColor(entry.variants)]?.default;
        return uri === undefined
          ? []
          : [{ uri, name: inPresentLanguage(entry).name, collection: entry.collection }];
      });
    }
    return catalogue.backgrounds.flatMap((entry) =>
      Object.entries(entry.moods).map(([mood, { uri }]) => ({
        uri,
        name: `${inPresentLanguage(entry).name}, ${libraryText.color(mood)}`,
        collection: entry.collection,
      })),
    );
  }, [catalogue, kind]);
  return pictures.map(({ uri, name, collection }) => ({ uri, name, label: withPrice(name, collection) }));
}
