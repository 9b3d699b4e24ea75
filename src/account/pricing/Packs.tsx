import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { PACK_IDS, PACK_PRICE } from '../../../core/account/products.ts';
import type { OffersAnswer } from '../../../core/calls/account/offers.ts';
import { pricingText } from '../text/pricing.ts';
import { PackCard } from './PackCard.tsx';
import type { Shop } from './shop.ts';

/** The packs, each a shelf with a few things. */
export function Packs({ shop, offers }: { shop: Shop; offers: OffersAnswer }) {
  return (
    <Box as="section" id="packs" mt={{ base: '16', md: '20' }} scrollMarginTop="20">
      <Heading as="h2" size="3xl" mb="2">
        {pricingText.packs.title}
      </Heading>
      <Text color="fg.muted">{pricingText.packs.lead(PACK_PRICE)}</Text>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" mt="6">
        {PACK_IDS.map((pack) => (
          <PackCard key={pack} pack={pack} shop={shop} offers={offers} />
        ))}
      </SimpleGrid>
    </Box>
  );
}
