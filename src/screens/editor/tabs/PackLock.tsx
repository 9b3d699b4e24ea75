import { Box } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import type { PackId } from '../../../../core/account/products.ts';
import { pricingText } from '../../../text/pricing.ts';

/** On a thing of a pack that is not owned: it can be tried, and says so in its button's name. */
export function PackLock({ pack }: { pack: PackId | null }) {
  if (pack === null) return null;
  return (
    <Box
      aria-hidden
      title={pricingText.packs.names[pack]}
      layerStyle="brassPlate"
      position="absolute"
      zIndex="1"
      top="1.5"
      insetEnd="1.5"
      display="grid"
      placeItems="center"
      boxSize="6"
      borderRadius="full"
    >
      <LockKeyhole size={13} strokeWidth={2.6} />
    </Box>
  );
}
