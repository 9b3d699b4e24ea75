import { Box } from '@chakra-ui/react';
import type { ShareBox } from '../../pixels/Pixels.ts';

/** The dashed line around the used part; the rest is dark. */
export function CropFrame({ crop: { x, y, width, height } }: { crop: ShareBox }) {
  return (
    <Box position="absolute" inset="0" overflow="hidden" pointerEvents="none" aria-hidden>
      <Box
        position="absolute"
        border="2px dashed {colors.brass.700}"
        boxShadow="0 0 0 200vmax rgb(28 15 18 / 0.45)"
        style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
      />
    </Box>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
