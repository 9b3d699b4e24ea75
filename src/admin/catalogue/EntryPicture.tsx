import { chakra } from '@chakra-ui/react';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { entryThumb } from './entryThumb.ts';

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
