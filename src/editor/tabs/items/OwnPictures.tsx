import { ImagePlus } from 'lucide-react';
import { editorText } from '../../text/editor.ts';
import { PaletteChip } from '../PaletteChip.tsx';

/** Opens the inventory in another tab; new uploads appear here on return (`useOwnThings`). */
export function OwnPictures() {
  const { ownPictures, ownPicturesHelp } = editorText.items;
  return (
    <PaletteChip asChild borderStyle="dashed" borderColor="border.strong" title={ownPicturesHelp}>
      <a href="/myInventory/items" target="_blank" rel="noopener">
        <ImagePlus size={14} aria-hidden />
        {ownPictures}
      </a>
    </PaletteChip>
  );
}
