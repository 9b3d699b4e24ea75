import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UploadKind } from '../../../../core/catalogue/upload.ts';
import { useDroppedFiles } from '../../shelves/useDroppedFiles.ts';
import { readDropped } from './readDropped.ts';
import { useAddedFiles } from './useAddedFiles.ts';

interface DropZoneProps {
  kind: UploadKind;
  isLarge?: boolean;
  children: ReactNode;
}

/**
 * Shows where files and folders can be dropped, which works anywhere on the page; the buttons do the same.
 */
export function DropZone({ kind, isLarge = false, children }: DropZoneProps) {
  const add = useAddedFiles(kind);
  const isDraggedOver = useDroppedFiles((transfer) => void readDropped(transfer).then(add));
  return (
    <Zone data-dragged-over={isDraggedOver || undefined} isLarge={isLarge}>
      {children}
    </Zone>
  );
}

const Zone = chakra('div', {
  base: {
    borderRadius: 'lg',
    '&[data-dragged-over]': { outline: '3px dashed {colors.accent}', outlineOffset: '2px' },
  },
  variants: {
    isLarge: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '3',
        minHeight: '22rem',
        padding: '6',
        border: '3px dashed {colors.border.strong}',
        bg: 'bg.panel',
        '& > svg': { color: 'accent' },
        '&[data-dragged-over]': { outline: 'none', borderColor: 'accent', bg: 'bg.chosen' },
      },
    },
  },
});
