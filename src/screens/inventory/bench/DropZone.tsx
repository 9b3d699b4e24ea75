import { chakra } from '@chakra-ui/react';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { UploadKind } from '../../../../core/catalogue/upload.ts';
import { useBench } from './benchContext.ts';
import { readDropped } from './readDropped.ts';

interface DropZoneProps {
  kind: UploadKind;
  isLarge?: boolean;
  children: ReactNode;
}

/** Where files and folders can be let go; the buttons inside do the same. */
export function DropZone({ kind, isLarge = false, children }: DropZoneProps) {
  const addFiles = useBench((state) => state.addFiles);
  const [isOver, setOver] = useState(false);
  async function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = await readDropped(event.dataTransfer);
    if (files.length > 0) addFiles(files, kind);
  }
  return (
    <Zone
      data-over={isOver || undefined}
      isLarge={isLarge}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      {children}
    </Zone>
  );
}

const Zone = chakra('div', {
  base: {
    borderRadius: 'lg',
    '&[data-over]': { outline: '3px dashed {colors.accent}', outlineOffset: '2px' },
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
        '&[data-over]': { outline: 'none', borderColor: 'accent', bg: 'bg.chosen' },
      },
    },
  },
});
