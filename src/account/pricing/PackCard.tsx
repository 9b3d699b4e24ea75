import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { PACK_PRICE, type PackId } from '../../../core/account/products.ts';
import type { OffersAnswer } from '../../../core/calls/account/offers.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { packsText } from '../../shared/text/packs.ts';
import { pricingText } from '../text/pricing.ts';
import type { Shop } from './shop.ts';

/** The things on the shelf, from the left. */
const SHOWN: Readonly<Record<PackId, readonly string[]>> = {
  'old-tales': ['wide-castle-gate/crimson', 'gingerbread-door/cherry', 'tree-door/oak'],
  'cold-ward': ['freezer-door/steel', 'medicine-cabinet/white', 'valve-wheel/red'],
};

interface PackCardProps {
  pack: PackId;
  shop: Shop;
  offers: OffersAnswer;
}

/** One pack: a few of its things, a description, and the button to buy it. */
export function PackCard({ pack, shop, offers }: PackCardProps) {
  return (
    <Panel as="article" p="0" overflow="hidden">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
        height="100%"
      >
        <Shelf pack={pack} />
        <Flex direction="column" align="start" gap="1.5" p="5">
          <Heading as="h3" size="xl" overflowWrap="anywhere">
            {packsText.names[pack]}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {pricingText.packs.contents[pack]}
          </Text>
          <Box mt="auto" pt="3">
            {shop.owns(pack) ? (
              <Chip tone="success">
                <Check /> {pricingText.packs.owned}
              </Chip>
            ) : (
              <BuyButton pack={pack} shop={shop} offers={offers} />
            )}
          </Box>
        </Flex>
      </Grid>
    </Panel>
  );
}

function BuyButton({ pack, shop, offers }: PackCardProps) {
  const isOnSale = offers.offers.some(({ product }) => product === pack);
  const { buy, buyNamed } = pricingText.packs;
  const name = packsText.names[pack];
  const isBusy = shop.busy === pack;
  return (
    <Button
      variant="outline"
      height="auto"
      minH="11"
      whiteSpace="normal"
      disabled={!shop.profile.isAuth || !isOnSale || shop.busy !== null}
      aria-label={isBusy ? undefined : buyNamed(name, PACK_PRICE)}
      aria-busy={isBusy}
      onClick={() => shop.buy(pack)}
    >
      {isBusy ? pricingText.redirecting : buy(PACK_PRICE)}
    </Button>
  );
}

function Shelf({ pack }: { pack: PackId }) {
  return (
    <Flex
      className="evening"
      align="end"
      justify="center"
      gap="2"
      minH="190px"
      px="4"
      pt="5"
      pb="0"
      bg="bg.deep"
      aria-hidden
      position="relative"
      _after={BOARD}
    >
      {SHOWN[pack].map((picture) => (
        <ItemPicture
          key={picture}
          uri={`/art/items/${picture}/default.webp`}
          maxH="140px"
          maxW="33%"
          mb="22px"
          objectFit="contain"
          position="relative"
        />
      ))}
    </Flex>
  );
}

const BOARD = {
  layerStyle: 'woodBoard',
  content: '""',
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: '22px',
  borderTop: '2px solid {colors.ink}',
} as const;
