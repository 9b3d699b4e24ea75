import { chakra } from '@chakra-ui/react';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { isUploadUri, thumbUri, uploadThumbUri } from '../../../core/catalogue/pictureAddresses.ts';
import { addressesOf } from '../../../core/catalogue/upload.ts';

/** A small picture of an entry. */
export function EntryPicture({ managed }: { managed: ManagedEntry }) {
  return <Picture src={entryThumb(managed)} alt="" loading="lazy" />;
}

const Picture = chakra('img', {
  base: {
    boxSize: '56px',
    flex: 'none',
    padding: '1',
    objectFit: 'contain',
    bg: 'brass.100',
    borderRadius: '8px',
    border: '1.5px solid {colors.ink}',
  },
});

/** The small picture of an entry, drawn or uploaded. */
function entryThumb({ entry }: ManagedEntry): string {
  const [first = ''] = addressesOf(entry);
  return isUploadUri(first) ? uploadThumbUri(first) : thumbUri(entry.id);
}
