import { useMemo } from 'react';
import { firstColor } from '../../../../core/room/pictures/pictures.ts';
import { inPresentLanguage } from '../../../text/catalogueNames.ts';
import { editorText } from '../../../text/editor.ts';
import { useEditor } from '../session/editorContext.ts';

export interface NamedPicture {
  uri: string;
  name: string;
}

/** Pictures of the catalogue that a lock may show: of things, or of places. */
export function usePictures(kind: 'items' | 'backgrounds'): readonly NamedPicture[] {
  const catalogue = useEditor((state) => state.catalogue);
  return useMemo(() => {
    if (kind === 'items') {
      return catalogue.items.flatMap((entry) => {
        const uri = entry.variants[entry.colorOrder[0] ?? firstColor(entry.variants)]?.default;
        return uri === undefined ? [] : [{ uri, name: inPresentLanguage(entry).name }];
      });
    }
    return catalogue.backgrounds.flatMap((entry) =>
      Object.entries(entry.moods).map(([mood, { uri }]) => ({
        uri,
        name: `${inPresentLanguage(entry).name}, ${editorText.color(mood)}`,
      })),
    );
  }, [catalogue, kind]);
}
