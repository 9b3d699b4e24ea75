import { ImagePlus } from 'lucide-react';
import { editorText } from '../../text/editor.ts';
import { PaletteChip } from '../PaletteChip.tsx';

/** To where one's own pictures become things, in a tab of its own: what is new there is here as soon as one is back (`useOwnThings`). */
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
